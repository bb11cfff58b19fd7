// Starts the page. All of the program is in web_bg.wasm.
import init, { page } from '/web.js';

await init({ module_or_path: '/web_bg.wasm' });
page();

if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {});
