// Keeps the client for play without a network. All files of one version are kept together and replaced together,
// so that the program and its glue always match. What the server says is never kept.
const PREFIX = 'yohoho-';

const newest = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX)).at(-1);

// Fetches the list of files, and the files themselves when their version is new.
const refresh = async () => {
  const answer = await fetch('/precache.json', { cache: 'no-store' });
  if (!answer.ok) return;
  const { version, files } = await answer.json();
  const name = PREFIX + version;
  if ((await newest()) === name) return;
  const kept = [];
  // One after the other: a slow road is left to whoever plays.
  for (const file of files) {
    const copy = await fetch(file, { cache: 'no-cache' });
    if (!copy.ok) throw new Error(file);
    kept.push([file, copy]);
  }
  const cache = await caches.open(name);
  try {
    await Promise.all(kept.map(([file, copy]) => cache.put(file, copy)));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  const old = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
  await Promise.all(old.map((other) => caches.delete(other)));
};

const within = (ms, work) =>
  Promise.race([work.catch(() => {}), new Promise((resolve) => setTimeout(resolve, ms))]);

const serve = async (request) => {
  const url = new URL(request.url);
  const isPage = request.mode === 'navigate';
  // A visit first asks whether there is something newer, but does not wait long for the answer.
  if (isPage) await within(2500, refresh());
  const name = await newest();
  const cache = name && (await caches.open(name));
  const kept = cache && (await cache.match(isPage ? '/index.html' : url.pathname));
  return kept || fetch(request);
};

self.addEventListener('install', (event) => event.waitUntil(refresh().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOurs = url.origin === self.location.origin && event.request.method === 'GET';
  if (!isOurs || /^\/(api|ws|healthz|readyz|metrics)(\/|$)/.test(url.pathname)) return;
  event.respondWith(serve(event.request));
});
