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

if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {});
