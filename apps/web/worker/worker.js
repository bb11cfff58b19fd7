// Follows the glue of a game's worker: the page brings the program, and whatever it says before that waits.
let begin;
const ready = new Promise((resolve) => (begin = resolve));
self.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) begin(__wbg_init({ module_or_path: data }));
  else ready.then(() => hear(data));
};
