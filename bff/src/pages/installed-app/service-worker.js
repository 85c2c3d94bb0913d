// The service worker of the installed app. It answers for two addresses alone: a page that the connection does not bring,
// and photos that another app shares. Everything else goes by it: files are released and guarded by the page itself.
const OFFLINE_PAGE = '/sem-conexao';
const OFFLINE_CACHE = 'andromeda-offline';
const SHARED_CACHE = 'andromeda-shared';
const SHARE_PATH = '/compartilhar';

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
  return Response.redirect('/creative-generator/lote?compartilhadas', 303);
}
