import { expect, test, vi } from 'vitest';
import { endNotices } from './end-notices.ts';

/** A browser that takes notices, or none. */
function browser({ subscribed = true, standalone = false } = {}) {
  const done: string[] = [];
  const subscription = {
    endpoint: 'https://push.example.com/phone',
    unsubscribe: async () => done.push('unsubscribe'),
  };
  const registration = {
    pushManager: { getSubscription: async () => (subscribed ? subscription : null) },
    unregister: async () => done.push('unregister'),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
  return done;
}

const callsOf = (remove: (endpoint: string) => Promise<void>) => ({
  pushSubscriptions: { save: async () => undefined, remove },
});

test('a sign-out ends the notices of the browser, here and at the server', async () => {
  const done = browser();
  const remove = vi.fn(async () => undefined);
  await endNotices(callsOf(remove));
  expect(done).toEqual(['unsubscribe', 'unregister']);
  expect(remove).toHaveBeenCalledWith('https://push.example.com/phone');
});

test('the installed app keeps its service worker, and a browser without notices is left as it is', async () => {
  const installed = browser({ standalone: true });
  await endNotices(callsOf(async () => undefined));
  expect(installed).toEqual(['unsubscribe']);
  const without = browser({ subscribed: false });
  const remove = vi.fn(async () => undefined);
  await endNotices(callsOf(remove));
  expect(without).toEqual([]);
  expect(remove).not.toHaveBeenCalled();
});

test('a server that refuses holds up no sign-out', async () => {
  const done = browser();
  await endNotices(callsOf(() => Promise.reject(new Error('offline'))));
  expect(done).toContain('unsubscribe');
});

test('a server that does not answer holds it up for two seconds', async () => {
  vi.useFakeTimers();
  browser();
  const ended = endNotices(callsOf(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(ended).resolves.toBeUndefined();
  vi.useRealTimers();
});
