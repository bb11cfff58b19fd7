// Keeps the client for play without a network. A cache holds the files of one build, each as the list of that build
// says it must be; the list itself is put last, and a cache without it is not used. A page names its build when it asks
// for a file, and gets it from the cache of that build. When that cache is gone, because a newer one is whole, the page
// gets a file of the newer build, sees that it is one, and is loaded anew. What the server says is never kept. Of the
// words only those of the reader's language are kept, which the page names when it asks for this script.
const PREFIX = 'yohoho-';
const LIST = '/precache.json';
const LANGUAGE = new URL(self.location).searchParams.get('language') ?? 'en';

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
const isWhole = async (name) => Boolean(await caches.match(LIST, { cacheName: name }));

const newest = async () => {
  for (const name of (await ours()).reverse()) {
    if (await isWhole(name)) return name;
  }
};

// Fetches what is missing of a build. One file after the other: a slow road is left to whoever plays.
const fill = async (cache, version, files) => {
  for (const [file, integrity] of Object.entries(files)) {
    if (await cache.match(file)) continue;
    const copy = await fetch(`${file}?build=${version}`, { cache: 'no-cache', integrity });
    if (!copy.ok) throw new Error(file);
    await cache.put(file, copy);
  }
};

// Fetches the list of files, and the files themselves when their build is new. Older builds go after that.
const renew = async () => {
  const answer = await fetch(LIST, { cache: 'no-store' });
  if (!answer.ok) return;
  const list = await answer.clone().json();
  const name = PREFIX + list.version;
  const cache = await caches.open(name);
  const words = list.words[LANGUAGE];
  await fill(cache, list.version, (await isWhole(name)) ? words : { ...list.files, ...words });
  await cache.put(LIST, answer);
  const old = (await ours()).filter((other) => other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
};

// However many ask, it is done once at a time.
let renewing;
const refresh = () => (renewing ??= renew().finally(() => (renewing = undefined)));

const within = (ms, work) =>
  Promise.race([work.catch(() => {}), new Promise((resolve) => setTimeout(resolve, ms))]);

// The page itself, of the newest build that is whole.
const servePage = async (request, fresh) => {
  // A visit first asks whether there is something newer, but does not wait long for the answer.
  await within(2500, fresh);
  return (await kept('/index.html', await newest())) || fetch(request);
};

const serveFile = async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const named = PREFIX + searchParams.get('build');
  const name = (await isWhole(named)) ? named : await newest();
  return (await kept(pathname, name)) || fetch(request);
};

const kept = async (file, name) => name && caches.match(file, { cacheName: name });

self.addEventListener('install', (event) => event.waitUntil(refresh().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// Who is called to their turn comes to the very table.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const come = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => url === notification.data);
    return page ? page.focus() : self.clients.openWindow(notification.data);
  };
  event.waitUntil(come());
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOurs = url.origin === self.location.origin && event.request.method === 'GET';
  if (!isOurs || url.pathname === LIST || /^\/(api|ws|healthz|readyz|metrics)(\/|$)/.test(url.pathname)) return;
  if (event.request.mode !== 'navigate') return event.respondWith(serveFile(event.request));
  const fresh = refresh();
  // It goes on when the visit has its answer.
  event.waitUntil(fresh.catch(() => {}));
  event.respondWith(servePage(event.request, fresh));
});
