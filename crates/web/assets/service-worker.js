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

// What the server tells while no page is open. A newer message about a table takes the place of an older one.
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const shown = { body: told.body, tag: told.tag, renotify: Boolean(told.tag), icon: "icon.svg", data: told.path };
  event.waitUntil(self.registration.showNotification(told.title || "Signoria", shown));
});

// A page that shows the table already comes to the front; any other may show a game of its own and is left alone.
const show = async (path) => {
  const url = new URL(path || "./", self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((page) => page.url === url);
  await (page ? page.focus() : self.clients.openWindow(url));
};

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

// The push service gave this browser another address: the server must know it. The old one answers that it is gone.
const move = async (before, after) => {
  const agreed = after || (before && (await self.registration.pushManager.subscribe(before.options)));
  if (!agreed) return;
  const headers = { "content-type": "application/json" };
  await fetch("/api/me/notifications/push", { method: "PUT", headers, body: JSON.stringify(agreed) });
};

self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(move(event.oldSubscription, event.newSubscription)),
);

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
