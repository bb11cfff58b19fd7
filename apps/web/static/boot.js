// Starts the page. All of the program is in web_bg.wasm.
// How the reader likes the tavern to look (look.rs), before anything is drawn.
try {
  document.documentElement.dataset.look = JSON.parse(localStorage.getItem('yohoho.look')) ?? 'night';
} catch {
  // A browser that keeps nothing shows the night.
}

const boot = document.getElementById('boot');
const own = document.documentElement.dataset.build;

const buildOf = (module) => new TextDecoder().decode(WebAssembly.Module.customSections(module, 'build')[0]);

// A page that came while a new build was put in place may have parts of both. It is loaded anew; once, for a page of
// the same build that has the same trouble again would have it for ever.
const loadAnew = () => {
  boot.textContent = boot.dataset.old;
  if (sessionStorage.getItem('yohoho.again') === own) return;
  sessionStorage.setItem('yohoho.again', own);
  location.reload();
};

try {
  const [glue, parts, module] = await Promise.all([
    import('/web.js'),
    import('/parts.js'),
    WebAssembly.compileStreaming(fetch('/web_bg.wasm')),
  ]);
  if ([glue.build, parts.build, buildOf(module)].every((build) => build === own)) {
    await glue.default({ module_or_path: module });
    boot.remove();
    glue.page();
  } else {
    loadAnew();
  }
} catch (error) {
  boot.textContent = boot.dataset.failed;
  throw error;
}

// Everything is kept for play without a network, but not while somebody waits for a first card.
const keep = () => navigator.serviceWorker.register('/sw.js').catch(() => {});
if ('serviceWorker' in navigator) setTimeout(keep, 4000);
