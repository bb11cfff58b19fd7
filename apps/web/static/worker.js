// Hosts an offline table beside the page. The same program as the page, entered by another door.
import init, { hear } from '/web.js';

const ready = init({ module_or_path: '/web_bg.wasm' });
self.onmessage = async (event) => {
  await ready;
  hear(event.data);
};
