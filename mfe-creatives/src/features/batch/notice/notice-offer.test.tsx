import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../../routes.tsx';
import { fakeBff, generation, refusal } from '../../../testing/fake-bff.ts';
import { keepBlobs } from '../../../testing/keep-blobs.ts';
import { find, visitBatch } from '../../../testing/visit-batch.tsx';
import { createBatchStore } from '../batch-store.ts';
import { readDevice } from './push-device.ts';

keepBlobs();
const store = createBatchStore('user-1');
beforeEach(async () => {
  await store.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of given.splice(0)) Reflect.deleteProperty(navigator, name);
});

const given: string[] = [];
/** The page's navigator stays itself: user-event has put its clipboard there. */
function giveNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
  given.push(name);
}

const KEY = 'AQID';
const OFFER = 'Avisar quando ficar pronto';
const ON = 'Avisaremos neste aparelho quando ficar pronto.';
const ENDPOINT = 'https://push.example.com/phone';

/** A browser that answers its question about notices so; what was asked of it is open to look at. */
function browser(answer: NotificationPermission, { permission = 'default' as NotificationPermission } = {}) {
  const asked: string[] = [];
  let subscribed = false;
  const subscription = (key: string) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      asked.push('unsubscribe');
      subscribed = false;
      return true;
    },
  });
  let key = KEY;
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription(key) : null),
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        asked.push('subscribe');
        subscribed = true;
        key = String(applicationServerKey);
        return subscription(key);
      },
    },
    unregister: async () => asked.push('unregister'),
  };
  let registered = false;
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', notification);
  giveNavigator('serviceWorker', {
    register: async (file: string) => {
      asked.push(file);
      registered = true;
    },
    ready: Promise.resolve(registration),
    getRegistration: async () => (registered ? registration : undefined),
  });
  const keep = (withKey: string) => {
    registered = true;
    subscribed = true;
    key = withKey;
    notification.permission = 'granted';
  };
  return { asked, keep };
}

const waiting = () =>
  Response.json(generation({ status: 'pending', imageId: null, saved: false }), { status: 202 });

/** Opens a batch of one photo that runs. */
async function visitRunning(device?: NonNullable<Parameters<typeof fakeBff>[0]>['device']) {
  const bff = fakeBff({
    answer: waiting,
    findSeveral: (keys) =>
      Response.json({
        orders: keys.map((key) => ({
          key,
          generation: generation({ status: 'pending', imageId: null, saved: false }),
        })),
      }),
    ...(device && { device }),
  });
  const user = await visitBatch(bff, ['caneca.png'], undefined, { pushKey: KEY });
  await user.click(await find('Fazer a foto'));
  await screen.findByText('Tudo enviado. Pode fechar esta página: o lote continua.');
  return { user, bff };
}

test('the browser is asked for nothing until its user presses the button, and then the server knows the device', async () => {
  const { asked } = browser('granted');
  const device = vi.fn(() => new Response(null, { status: 204 }));
  const { user } = await visitRunning(device);
  const offer = await find(OFFER);
  expect(asked).toEqual([]);
  await user.click(offer);
  expect(await screen.findByText(ON)).toBeTruthy();
  expect(asked).toEqual(['permission', '/service-worker.js', 'subscribe']);
  expect(device).toHaveBeenCalledWith('PUT', { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } });
});

test('notices are ended by a press, and so is the service worker of a visit', async () => {
  const { asked, keep } = browser('granted');
  keep(KEY);
  const device = vi.fn((_method: string, _body: unknown) => new Response(null, { status: 204 }));
  const { user } = await visitRunning(device);
  await user.click(await find('Desligar'));
  expect(await find(OFFER)).toBeTruthy();
  expect(asked).toEqual(['unsubscribe', 'unregister']);
  expect(device.mock.calls.map(([method]) => method)).toEqual(['PUT', 'DELETE']);
});

test('who refuses reads once how to allow it later, and is asked no more', async () => {
  browser('denied');
  const { user } = await visitRunning();
  await user.click(await find(OFFER));
  expect(await screen.findByText(/^Os avisos estão bloqueados neste navegador\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
});

test('a browser that blocks notices is asked for none, and nothing is said about it', async () => {
  browser('denied', { permission: 'denied' });
  const calls = { save: vi.fn(), remove: vi.fn() };
  expect(await readDevice(calls, KEY)).toBe('blocked');
  expect(calls.save).not.toHaveBeenCalled();
});

test('what fails can be tried again', async () => {
  browser('granted');
  let fails = true;
  const { user } = await visitRunning(() =>
    fails ? refusal('service_unavailable', 503) : new Response(null, { status: 204 }),
  );
  await user.click(await find(OFFER));
  expect(await screen.findByText('Não foi possível ligar o aviso.')).toBeTruthy();
  fails = false;
  await user.click(await find('Tentar de novo'));
  expect(await screen.findByText(ON)).toBeTruthy();
});

test('a subscription with another key of the server is ended, and offered anew', async () => {
  const { asked, keep } = browser('granted');
  keep('BAUG');
  await visitRunning();
  expect(await find(OFFER)).toBeTruthy();
  expect(asked).toEqual(['unsubscribe']);
});

test('an iPhone whose browser takes none is led to the installed app', async () => {
  giveNavigator('standalone', false);
  await visitRunning();
  expect(await screen.findByText(/use a Andrômeda instalada na tela de início\.$/)).toBeTruthy();
});

test('the server learns which photo of how many each order is for', async () => {
  const { bff } = await visitRunning();
  const { items } = await store.read();
  expect(bff.requests.map(({ place }) => place)).toEqual([[items[0]?.id, '1']]);
});

test('a notice leads to its batch where that is in this browser, else to the library', async () => {
  const { id } = await visitRunning().then(() => store.read());
  const visit = (batch = '') => {
    cleanup();
    const library = { path: '/library', element: <h1>A biblioteca</h1> };
    const address = `/creative-generator/lote?pronto=${batch}`;
    render(<FakeHost remote={{ routes: [...routes, library] }} address={address} send={fakeBff().send} />);
  };
  visit(id);
  expect(await screen.findByRole('region', { name: 'Andamento do lote' })).toBeTruthy();
  visit('another');
  expect(await screen.findByRole('heading', { name: 'A biblioteca' })).toBeTruthy();
});
