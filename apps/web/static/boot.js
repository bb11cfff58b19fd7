// Starts the page. All of the program is in web_bg.wasm, and all it says in words/, one file a language.
const root = document.documentElement;
const recall = (key) => {
  try {
    return JSON.parse(localStorage.getItem(`yohoho.${key}`));
  } catch {
    // A browser that keeps nothing has nothing to say.
    return null;
  }
};
// How the reader likes the tavern to look (look.rs), before anything is drawn.
root.dataset.look = recall('look') ?? 'night';

// The language that the reader chose (language.rs), or the first that the device wants and we have.
const languages = root.dataset.languages.split(' ');
const wanted = [recall('language'), ...navigator.languages].map((tag) => String(tag).toLowerCase().split('-')[0]);
const language = wanted.find((tag) => languages.includes(tag)) ?? languages[0];

const boot = document.getElementById('boot');
const own = root.dataset.build;

const buildOf = (module) => new TextDecoder().decode(WebAssembly.Module.customSections(module, 'build')[0]);

// The words of a file, fetched once (language.rs asks for more of them); one that did not come may be asked for again.
const kept = {};
const fetchWords = async (file) => {
  const answer = await fetch(`/words/${file}.txt?build=${own}`);
  if (!answer.ok) throw new Error(answer.url);
  return answer.text();
};
globalThis.yohohoWords = (file) => (kept[file] ??= fetchWords(file).catch((error) => (delete kept[file], Promise.reject(error))));
const words = yohohoWords(language);

// Says something before the page can: in the reader's language, if its words are here.
const say = async (key, english) => {
  const said = await words.catch(() => '');
  boot.textContent = said.match(new RegExp(`^${key}=(.*)$`, 'm'))?.[1] ?? english;
};

// A page that came while a new build was put in place may have parts of both. It is loaded anew; once, for a page of
// the same build that has the same trouble again would have it for ever.
const loadAnew = async () => {
  await say('web-boot-old', boot.dataset.old);
  if (sessionStorage.getItem('yohoho.again') === own) return;
  sessionStorage.setItem('yohoho.again', own);
  location.reload();
};

try {
  const [glue, parts, module, said] = await Promise.all([
    import('/web.js'),
    import('/parts.js'),
    WebAssembly.compileStreaming(fetch('/web_bg.wasm')),
    words,
  ]);
  const builds = [glue.build, parts.build, buildOf(module), said.split('\n', 1)[0].replace('build=', '')];
  if (builds.every((build) => build === own)) {
    await glue.default({ module_or_path: module });
    boot.remove();
    glue.page(language, said);
  } else {
    await loadAnew();
  }
} catch (error) {
  await say('web-boot-failed', boot.dataset.failed);
  throw error;
}

// Everything is kept for play without a network, but not while somebody waits for a first card; and again when the
// reader speaks another language.
const keep = () => navigator.serviceWorker.register(`/sw.js?language=${root.lang}`).catch(() => {});
if ('serviceWorker' in navigator) {
  setTimeout(() => {
    keep();
    new MutationObserver(keep).observe(root, { attributeFilter: ['lang'] });
  }, 4000);
}
