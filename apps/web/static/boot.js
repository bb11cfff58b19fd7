// Starts the page. All of the program is in web_bg.wasm.
import init, { page } from '/web.js';

const boot = document.getElementById('boot');
try {
  await init({ module_or_path: '/web_bg.wasm' });
  boot.remove();
  page();
} catch (error) {
  boot.textContent = boot.dataset.failed;
  throw error;
}

// Everything is kept for play without a network, but not while somebody waits for a first card.
const keep = () => navigator.serviceWorker.register('/sw.js').catch(() => {});
if ('serviceWorker' in navigator) setTimeout(keep, 4000);
