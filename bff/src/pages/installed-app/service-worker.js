// The service worker of the installed app, and of a browser in which a notice was asked for. It answers for two addresses alone: a
// page that the connection does not bring, and photos that another app shares. Everything else goes by it: files are released and
// guarded by the page itself. What a page left of a batch, it sends once there is a connection (docs/decisions/098).
const OFFLINE_PAGE = '/sem-conexao';
const OFFLINE_CACHE = 'andromeda-offline';
const SHARED_CACHE = 'andromeda-shared';
const SHARE_PATH = '/compartilhar';
const BATCH_PATH = '/creative-generator/lote';
const BATCH_SYNC = 'andromeda-batch';
const HANDOVER_CACHE = 'andromeda-handover';
const BATCHES = 'andromeda-batches';
/** Answers that every other photo would get, too: without credits, or with permits that have ended. */
const FATAL = new Set([401, 402, 403, 404]);

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

self.addEventListener('sync', (event) => {
  if (event.tag === BATCH_SYNC) event.waitUntil(sendBatch());
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

/** What a page left to be sent (mfe-creatives/src/features/batch/handover.ts). */
async function readHandover() {
  return (await caches.match('/andromeda-handover', { cacheName: HANDOVER_CACHE }))?.json();
}

/** Waits for the page that sends: the browser starts a worker once only, and the page may go away in the middle. */
async function sendBatch() {
  const handover = await readHandover();
  if (!handover) return;
  const lock = `andromeda-batch:${handover.userId}`;
  await navigator.locks.request(lock, () => sendPhotos(handover.userId, lock));
}

/** Rejects where the rest had better be sent later: the browser then starts the worker again. */
async function sendPhotos(userId, lock) {
  const tabs = new BroadcastChannel(`${BATCHES}:${userId}`);
  const refused = new Set();
  for (;;) {
    const order = await claimNext(userId, refused);
    if (!order) return;
    tabs.postMessage('changed');
    const { ok, status } = await post(order);
    if (FATAL.has(status)) return;
    if (status === 429 || status >= 500) throw new Error(`the server answered ${status}`);
    // What was refused stays as it is: the page sends it again, and says why.
    if (ok) await changeItem(order.photo, (item) => item.key === order.key && { state: 'sent' });
    else refused.add(order.photo);
    tabs.postMessage('changed');
    // A page was opened: it goes on, and shows what happens.
    if ((await navigator.locks.query()).pending.some(({ name }) => name === lock)) return;
  }
}

async function post({ address, headers, fields, file }) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  body.append('images', file, file.name);
  return fetch(address, { method: 'POST', headers, body });
}

/** Notes the next order as under way, and answers it with its file; nothing after a sign-out, a stop or the last one. */
async function claimNext(userId, refused) {
  const handover = await readHandover();
  if (handover?.userId !== userId) return;
  const settings = await inStore('settings', 'readonly', (store) => store.get(userId));
  if (!settings?.running || settings.id !== handover.batch) return;
  for (const { madeWith, ...order } of handover.orders) {
    if (refused.has(order.photo)) continue;
    const { key } = order;
    const item = await changeItem(order.photo, (found) => {
      const waits = found.state === 'waiting' || found.state === 'sending';
      return waits && (found.key ?? key) === key && { state: 'sending', key, madeWith, problem: null };
    });
    if (item) return { ...order, file: new File([item.photo], item.name, { type: item.photo.type }) };
  }
}

/** Changes a photo as `change` says of it; answers the photo, or nothing where nothing was changed. */
async function changeItem(id, change) {
  let changed;
  await inStore('items', 'readwrite', (store) => {
    const found = store.get(id);
    found.onsuccess = () => {
      const part = found.result && change(found.result);
      if (!part) return;
      changed = { ...found.result, ...part };
      store.put(changed);
    };
    return found;
  });
  return changed;
}

/** Resolves with the result of a request once its transaction is complete; with nothing where this browser has no batch any more. */
async function inStore(name, mode, ask) {
  const database = await openBatches();
  if (!database) return;
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = ask(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Opens what the pages keep, whatever its version; it makes none. */
function openBatches() {
  return new Promise((resolve) => {
    const opening = indexedDB.open(BATCHES);
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve(null);
    opening.onsuccess = () => resolve(opening.result);
  });
}
