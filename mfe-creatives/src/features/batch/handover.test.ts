import { createApi } from '@andromeda/platform/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { generation, refusal } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { startWorker } from '../../testing/worker-browser.ts';
import type { BatchItem } from './batch.ts';
import { createBatchStore } from './batch-store.ts';
import { createHandover } from './handover.ts';
import { runBatch } from './run-batch.ts';

keepBlobs();
const USER = 'user-7';
const store = createBatchStore(USER);
beforeEach(() => store.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const item = (id: string, change: Partial<BatchItem> = {}): BatchItem => ({
  id,
  name: `${id}.png`,
  size: 1,
  photo: new Blob([`photo of ${id}`], { type: 'image/png' }),
  thumbnail: new Blob(['small'], { type: 'image/png' }),
  state: 'waiting',
  key: null,
  madeWith: null,
  picture: null,
  problem: null,
  ...change,
});

const PENDING = generation({ status: 'pending', imageId: null, saved: false });

interface Server {
  orders: Map<string, { by: 'page' | 'worker'; name: string; body: string[] }>;
  /** The photos of all orders. */
  names(): string[];
  answer(name: string): Response | null;
  posted: number;
  send: typeof fetch;
}

/** A server that keeps one order for each key; `answer` may refuse what a worker posts. */
function createServer(): Server {
  const orders: Server['orders'] = new Map();
  const server: Server = {
    orders,
    names: () => [...orders.values()].map(({ name }) => name),
    answer: () => null,
    posted: 0,
    send: (async (input, init) => {
      const { pathname } = new URL(String(input), location.href);
      if (pathname.endsWith('/permits')) {
        const { keys } = JSON.parse(String(init?.body)) as { keys: string[] };
        return Response.json({ permits: keys.map((key) => ({ key, permit: `for ${key}` })) });
      }
      if (pathname.endsWith('/by-key')) {
        const { keys } = JSON.parse(String(init?.body)) as { keys: string[] };
        const known = keys.filter((key) => orders.has(key));
        return Response.json({ orders: known.map((key) => ({ key, generation: generation() })) });
      }
      if (init?.method !== 'POST') return refusal('not_found', 404);
      server.posted += 1;
      const headers = new Headers(init.headers);
      const key = headers.get('idempotency-key') ?? '';
      const form = init.body as FormData;
      const photo = form.get('images') as File;
      const refused = server.answer(photo.name);
      if (refused) return refused;
      const byWorker = pathname.endsWith('/orders');
      if (byWorker && headers.get('x-order-permit') !== `for ${key}`)
        return refusal('not_authenticated', 401);
      const body = [...form].map(([name, value]) => `${name} ${value instanceof File ? value.name : value}`);
      const known = orders.get(key);
      orders.set(key, known ?? { by: byWorker ? 'worker' : 'page', name: photo.name, body });
      // The page sees its picture at once, so that its run comes to an end.
      return byWorker ? Response.json(PENDING, { status: 202 }) : Response.json(generation());
    }) as typeof fetch,
  };
  return server;
}

/** A browser with Background Sync, in which a page hands a batch over; what it registered is open to look at. */
async function openBrowser({ sync = true } = {}) {
  const server = createServer();
  const worker = await startWorker(server.send);
  vi.stubGlobal('caches', worker.caches);
  const registered: string[] = [];
  const registration = sync ? { sync: { register: async (tag: string) => registered.push(tag) } } : {};
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
  const tokens = {
    accessToken: async () => 'token',
    renewedToken: async () => null,
    sessionEnded: () => undefined,
  };
  const api = createApi('http://andromeda.example.com', tokens, server.send);
  let wanted = true;
  const told: boolean[] = [];
  const openHandover = () =>
    createHandover({ api, userId: USER, isWanted: () => wanted, onChange: (on) => void told.push(on) });
  const run = () =>
    runBatch({
      api: { ...api, generations: { ...api.generations, follow: () => () => undefined } },
      store,
      handover: openHandover(),
      isWanted: () => wanted,
      onWait: () => undefined,
      onRefused: () => undefined,
      onMade: () => undefined,
    });
  return { ...worker, server, registered, told, openHandover, run, signOut: () => (wanted = false) };
}

/** A batch of these photos that a page began, handed over, and then went away. */
async function leaveBatch(photos: readonly BatchItem[], browser?: Awaited<ReturnType<typeof openBrowser>>) {
  const opened = browser ?? (await openBrowser());
  await store.add(photos);
  const id = crypto.randomUUID();
  await store.set({ running: true, id });
  const handover = opened.openHandover();
  await handover.offer(await store.read(), new Set());
  await expect.poll(() => opened.told.at(-1)).toBe(true);
  return { ...opened, handover, id };
}

const states = async () => (await store.read()).items.map(({ state }) => state);

test('what a page left is sent by the service worker, once, and the next page follows it', async () => {
  const { server, sync, registered, run, id } = await leaveBatch([item('a'), item('b')]);
  expect(registered).toEqual(['andromeda-batch']);
  await sync();
  expect(server.names()).toEqual(['a.png', 'b.png']);
  expect(await states()).toEqual(['sent', 'sent']);
  await sync();
  await run();
  expect([server.posted, server.orders.size]).toEqual([2, 2]);
  expect(await store.read()).toMatchObject({
    id,
    running: false,
    items: [{ state: 'ready' }, { state: 'ready' }],
  });
});

test('the service worker sends what the page would send', async () => {
  const background = {
    type: 'color',
    color: '#AABBCC',
    description: '',
    margin: 'small',
    shadow: false,
  } as const;
  await store.set({ background });
  const { server, sync } = await leaveBatch([item('a')]);
  await sync();
  const [byWorker] = server.orders.values();
  await store.clear();
  await store.add([item('a')]);
  await store.set({ running: true, background });
  const other = await openBrowser();
  await other.run();
  const [byPage] = other.server.orders.values();
  expect(byPage?.by).toBe('page');
  expect(byWorker?.body.toSorted()).toEqual(
    byPage?.body.filter((field) => !field.startsWith('batch ')).toSorted(),
  );
});

test('a photo that the page died with is sent again by the same key, by the worker and by the next page', async () => {
  const { server, sync, registered, openHandover, run } = await leaveBatch([item('a')]);
  await sync();
  const [{ key } = { key: null }] = (await store.read()).items;
  // The worker was ended before it could note the answer.
  await store.change('a', { state: 'sending' });
  const next = openHandover();
  await next.offer(await store.read(), new Set());
  await expect.poll(() => registered.length).toBe(2);
  await sync();
  await store.change('a', { state: 'sending' });
  await run();
  expect(server.posted).toBe(3);
  expect([...server.orders.keys()]).toEqual([key]);
});

test('the page’s own order has the key that the service worker was given', async () => {
  const { server, caches, run } = await openBrowser();
  await store.add([item('a')]);
  await store.set({ running: true });
  const { open } = caches;
  let left: { orders: { key: string }[] } | undefined;
  caches.open = async (name) => {
    const { put } = await open(name);
    return {
      put: async (place, answer) => {
        left = await answer.clone().json();
        await put(place, answer);
      },
    };
  };
  await run();
  expect(left?.orders.map(({ key }) => key)).toEqual([...server.orders.keys()]);
});

test('a page that sends is not disturbed, and what it leaves is sent once it has gone', async () => {
  const { server, sync, locks } = await leaveBatch([item('a')]);
  const page = Promise.withResolvers<void>();
  const held = locks.request(`andromeda-batch:${USER}`, () => page.promise);
  const synced = sync();
  await expect.poll(async () => (await locks.query()).pending.length).toBe(1);
  expect(server.posted).toBe(0);
  page.resolve();
  await Promise.all([held, synced]);
  expect(server.names()).toEqual(['a.png']);
});

test('a page that is opened meanwhile goes on after the photo that is under way', async () => {
  const { server, sync, locks } = await leaveBatch([item('a'), item('b'), item('c')]);
  let page: Promise<unknown> = Promise.resolve();
  server.answer = () => {
    page = locks.request(`andromeda-batch:${USER}`, async () => undefined) as Promise<unknown>;
    return null;
  };
  await sync();
  await page;
  expect(server.names()).toEqual(['a.png']);
  expect(await states()).toEqual(['sent', 'waiting', 'waiting']);
});

test.each([
  ['many orders are open', 429, 'too_many_orders'],
  ['the server is stopping', 503, 'shutting_down'],
] as const)(
  'where %s, the browser is asked to try again later, and nothing is lost',
  async (_, status, code) => {
    const { server, sync } = await leaveBatch([item('a'), item('b')]);
    server.answer = (name) => (name === 'b.png' ? refusal(code, status) : null);
    await expect(sync()).rejects.toThrow(String(status));
    expect(await states()).toEqual(['sent', 'sending']);
    server.answer = () => null;
    await sync();
    expect(server.orders.size).toBe(2);
  },
);

test.each([
  ['the credits are used up', 402, 'insufficient_credits'],
  ['the sign-in has ended', 401, 'not_authenticated'],
] as const)('where %s, no further photo is sent, and the page tells it', async (_, status, code) => {
  const { server, sync } = await leaveBatch([item('a'), item('b')]);
  server.answer = () => refusal(code, status);
  await sync();
  expect(server.posted).toBe(1);
  expect(await states()).toEqual(['sending', 'waiting']);
});

test('a photo that the page sent by another key is left to the page', async () => {
  const { server, sync } = await leaveBatch([item('a'), item('b')]);
  await store.change('a', { state: 'sending', key: crypto.randomUUID() });
  await sync();
  expect(server.names()).toEqual(['b.png']);
});

test('a refused photo is left for the page to tell, and the others are sent', async () => {
  const { server, sync } = await leaveBatch([item('a'), item('b')]);
  server.answer = (name) => (name === 'a.png' ? refusal('image_unreadable', 422) : null);
  await sync();
  expect(server.names()).toEqual(['b.png']);
  expect(await states()).toEqual(['sending', 'sent']);
});

test.each([
  ['was stopped', () => store.set({ running: false })],
  ['gave way to another one', () => store.set({ id: crypto.randomUUID() })],
  ['was thrown away', () => store.clear()],
] as const)('a batch that %s is not sent', async (_, change) => {
  const { server, sync } = await leaveBatch([item('a')]);
  await change();
  await sync();
  expect(server.posted).toBe(0);
});

test('nothing is sent after a sign-out, not even what a call under way brings', async () => {
  const browser = await openBrowser();
  const { server, sync, signOut, handover } = await leaveBatch([item('a')], browser);
  // The shell drops what was handed over.
  await browser.caches.delete('andromeda-handover');
  signOut();
  const open = vi.spyOn(browser.caches, 'open');
  await store.add([item('b')]);
  await handover.offer(await store.read(), new Set());
  await expect
    .poll(async () => browser.caches.match('/andromeda-handover', { cacheName: 'andromeda-handover' }))
    .toBeUndefined();
  await sync();
  expect(server.posted).toBe(0);
  expect(open).not.toHaveBeenCalled();
});

test('a user who takes over the browser in the middle of the work ends it', async () => {
  const { server, sync, caches } = await leaveBatch([item('a'), item('b')]);
  const left = await (await caches.match('/andromeda-handover', { cacheName: 'andromeda-handover' }))?.json();
  const { put } = await caches.open('andromeda-handover');
  server.answer = () => {
    void put('/andromeda-handover', Response.json({ ...left, userId: 'user-8' }));
    return null;
  };
  await sync();
  expect(server.names()).toEqual(['a.png']);
});

test('a batch that ends leaves nothing to the service worker', async () => {
  const { caches, run, told } = await openBrowser();
  await store.add([item('a')]);
  await store.set({ running: true });
  await run();
  expect(await caches.match('/andromeda-handover', { cacheName: 'andromeda-handover' })).toBeUndefined();
  expect(told.at(-1)).toBe(false);
});

test('where the browser has no Background Sync, nothing is handed over and nothing is said', async () => {
  const { caches, run, told, server } = await openBrowser({ sync: false });
  const open = vi.spyOn(caches, 'open');
  await store.add([item('a')]);
  await store.set({ running: true });
  await run();
  expect(server.names()).toEqual(['a.png']);
  expect(open).not.toHaveBeenCalled();
  expect(told).not.toContain(true);
});

test('a browser without any batch gets none from the service worker', async () => {
  const { sync, caches } = await openBrowser();
  await (await caches.open('andromeda-handover')).put(
    '/andromeda-handover',
    Response.json({ userId: USER, orders: [] }),
  );
  await sync();
  await sync('another tag');
});
