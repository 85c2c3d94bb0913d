// The service worker of the installed app, and of a browser in which a notice was asked for. It answers for two addresses alone: a
// page that the connection does not bring, and photos that another app shares. Everything else goes by it: files are released and
// guarded by the page itself.
const OFFLINE_PAGE = '/sem-conexao';
const OFFLINE_CACHE = 'andromeda-offline';
const SHARED_CACHE = 'andromeda-shared';
const SHARE_PATH = '/compartilhar';
const BATCH_PATH = '/creative-generator/lote';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate') return;
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === SHARE_PATH) event.respondWith(takePhotos(request));
  else if (request.method === 'GET') event.respondWith(loadPage(event));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data?.json() ?? {}));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openBatch(event.notification.tag));
});

async function keepOfflinePage() {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  await self.skipWaiting();
}

async function loadPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** Keeps shared photos until the screen of a batch takes them (mfe-creatives/src/features/batch/shared-photos.ts). */
async function takePhotos(request) {
  const photos = (await request.formData()).getAll('fotos');
  const cache = await caches.open(SHARED_CACHE);
  await Promise.all(
    photos.map((photo, index) => {
      const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) };
      return cache.put(`${SHARE_PATH}/${Date.now()}-${index}`, new Response(photo, { headers }));
    }),
  );
  return Response.redirect(`${BATCH_PATH}?compartilhadas`, 303);
}

const openPages = () => clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shown also to a user who is there: WebKit takes the permission back from who shows nothing. But then it makes no sound. */
async function showNotice({ title = 'Andrômeda', body = '', tag = '' }) {
  const silent = (await openPages()).some(({ visibilityState }) => visibilityState === 'visible');
  const icon = '/app-icons/192.png';
  await self.registration.showNotification(title, { body, tag, silent, icon, lang: 'pt-BR' });
}

/** No page is led away from what its user does there: where none shows the batch, it is opened in another one. */
async function openBatch(batch) {
  const shown = (await openPages()).find(({ url }) => new URL(url).pathname === BATCH_PATH);
  await (shown ? shown.focus() : clients.openWindow(`${BATCH_PATH}?pronto=${encodeURIComponent(batch)}`));
}
