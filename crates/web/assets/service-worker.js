// Keeps a build of the page for when there is no network. BUILD and FILES are filled in when the bundle is made.
//
// A new build is fetched whole and then waits: it takes over when a page of that build says hello (it was loaded from the network) or when
// somebody asks for it. All files but the page itself are named by their content, so whatever is found under a name is the right file.
const BUILD = "@BUILD@";
const FILES = @FILES@;
const PREFIX = "signoria-";
const CACHE = PREFIX + BUILD;

const keep = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  // While a server is being replaced, the page may already be of another build than the list of files.
  const page = await (await cache.match("./")).text();
  if (!page.includes(BUILD)) {
    await caches.delete(CACHE);
    throw new Error("the page is of another build");
  }
};

// The build before this one stays: pages of it may still be open, and load their engine later.
const forget = async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
};

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));

self.addEventListener("message", (event) => {
  if (event.data === "take over" || event.data === BUILD) self.skipWaiting();
  else event.source.postMessage(BUILD);
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    // The network comes first, so that the next load brings a new build.
    const kept = () => caches.open(CACHE).then((cache) => cache.match("./"));
    event.respondWith(fetch(event.request).catch(kept));
  } else {
    event.respondWith(caches.match(event.request).then((found) => found || fetch(event.request)));
  }
});
