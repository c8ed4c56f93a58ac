// Keeps the page for when there is no network. VERSION and FILES are filled in when the bundle is made, so that a new
// bundle is a new cache.
const VERSION = "@VERSION@";
const FILES = @FILES@;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const page = event.request.mode === "navigate";
  // The network comes first for the page itself, so that a new bundle is seen at once; its files are kept by version.
  const kept = () => caches.open(VERSION).then((cache) => cache.match(page ? "./" : event.request));
  event.respondWith(page ? fetch(event.request).catch(kept) : kept().then((found) => found || fetch(event.request)));
});
