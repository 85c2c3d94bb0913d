import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = await readFile(new URL('./service-worker.js', import.meta.url), 'utf8');
const BATCH = '7d4b5a52-3b0c-4a7e-9d0c-0f3f5d1c9a11';

interface Page {
  url: string;
  visibilityState: 'visible' | 'hidden';
}

/** Runs the worker in a browser with these pages; `dispatch` resolves when the worker has finished with an event. */
function start(pages: Page[] = []) {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    URL,
    Response,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: async (...shown: unknown[]) => done.push(shown) },
    clients: {
      matchAll: async () =>
        pages.map((page) => ({ ...page, focus: async () => done.push(`focus ${page.url}`) })),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  };
  runInNewContext(source, Object.assign(scope, { self: scope }));
  const dispatch = async (type: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { done, dispatch };
}

const notice = { title: 'Seu lote está pronto', body: '2 de 2 imagens prontas.', tag: BATCH };
const page = (path: string, visibilityState: Page['visibilityState'] = 'hidden') => ({
  url: `https://andromeda.example.com${path}`,
  visibilityState,
});

test('a push is shown, and a later one of the same batch takes its place', async () => {
  const { done, dispatch } = start();
  await dispatch('push', { data: { json: () => notice } });
  expect(done).toMatchObject([
    ['Seu lote está pronto', { body: notice.body, tag: BATCH, silent: false, icon: '/app-icons/192.png' }],
  ]);
});

test('it is shown without a sound where a page of the product is seen', async () => {
  const { done, dispatch } = start([page('/library'), page('/dashboard', 'visible')]);
  await dispatch('push', { data: { json: () => notice } });
  expect(done).toMatchObject([[notice.title, { silent: true }]]);
});

test('a push without words is shown all the same, as browsers demand', async () => {
  const { done, dispatch } = start();
  await dispatch('push', { data: null });
  expect(done).toMatchObject([['Andrômeda', { body: '' }]]);
});

const press = { notification: { tag: BATCH, close: () => undefined } };

test('a press shows the page of the batch, and leads no other page away', async () => {
  const shown = start([page('/library'), page('/creative-generator/lote')]);
  await shown.dispatch('notificationclick', press);
  expect(shown.done).toEqual(['focus https://andromeda.example.com/creative-generator/lote']);
  const elsewhere = start([page('/library')]);
  await elsewhere.dispatch('notificationclick', press);
  expect(elsewhere.done).toEqual([`open /creative-generator/lote?pronto=${BATCH}`]);
});
