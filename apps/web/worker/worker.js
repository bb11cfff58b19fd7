// Follows the glue of a game's worker. It says first of which build it is; the page brings the program, and whatever
// the page says before that waits.
let begin;
const ready = new Promise((resolve) => (begin = resolve));
self.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) begin(__wbg_init({ module_or_path: data }));
  else ready.then(() => hear(data));
};
// What fails in a promise is an error like any other: the page must know.
self.onunhandledrejection = ({ reason }) => self.reportError(reason);
self.postMessage('@build@');
