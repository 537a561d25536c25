// Keeps the playground and the rules for use without a connection. The build writes VERSION and FILES before it. All
// files of a page are of one version: a new one is kept aside until no page uses the old one.

const NAME = "backgammon-rules ";

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(found(event.request));
});

async function keep() {
  const cache = await caches.open(NAME + VERSION);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function found(request) {
  const cache = await caches.open(NAME + VERSION);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
