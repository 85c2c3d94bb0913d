import { beforeEach, expect, test, vi } from 'vitest';
import { ana, keepSession, sessionOf } from '../testing/page.tsx';
import { createAuthClient } from './auth-client.ts';
import { createSessionStore } from './session-store.ts';

const config = {
  supabaseUrl: 'http://localhost:3000',
  supabasePublishableKey: 'k',
  embedded: true,
  loginUrl: '/',
  checkoutOrigins: [],
};

const neverLoads = () => new Promise<never>(() => undefined);

beforeEach(() => localStorage.clear());

test("a reload with a fresh session neither waits for the session's client nor sends a request", async () => {
  keepSession();
  const load = vi.fn();
  const store = createSessionStore({ load });
  expect(store.state()).toEqual({
    status: 'signedIn',
    user: { id: expect.any(String), email: 'ana@loja.com.br', fullName: 'Ana Vendedora' },
  });
  expect(await store.accessToken()).toBe('access');
  expect(load).not.toHaveBeenCalled();
});

test('a call while the token cannot be refreshed for lack of a connection fails, and the user stays signed in', async () => {
  keepSession();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const store = createSessionStore({ load: async () => createAuthClient(config) });
  keepSession(sessionOf(undefined, 20));
  vi.useFakeTimers();
  const call = expect(store.accessToken()).rejects.toMatchObject({ name: 'ApiError', code: 'offline' });
  // The client itself retries for half a minute before it gives up.
  await vi.advanceTimersByTimeAsync(60_000);
  await call;
  vi.useRealTimers();
  expect(store.state().status).toBe('signedIn');
});

test('a renewal that is one too many signs nobody out, and is tried again when its time has come', async () => {
  let asked = 0;
  let tooMany = true;
  vi.stubGlobal('fetch', async () => {
    asked++;
    const headers = { 'retry-after': '120' };
    if (tooMany) return Response.json({ error_code: 'over_request_rate_limit' }, { status: 429, headers });
    return Response.json({ ...sessionOf(), access_token: 'renewed' });
  });
  vi.useFakeTimers();
  keepSession(sessionOf(ana, -10));
  const store = createSessionStore({ load: async () => createAuthClient(config) });
  const call = expect(store.accessToken()).rejects.toMatchObject({ code: 'too_many_requests' });
  await vi.advanceTimersByTimeAsync(60_000);
  await call;
  expect(store.state().status).not.toBe('signedOut');
  expect(asked).toBe(1);
  tooMany = false;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await store.accessToken()).toBe('renewed');
  vi.useRealTimers();
  expect(store.state().status).toBe('signedIn');
});

test('a screen sends the token of the user it shows until another tab’s sign-in reaches the storage', async () => {
  keepSession();
  type Told = (event: string, session: ReturnType<typeof sessionOf>) => void;
  let tell: Told = () => undefined;
  const client = { onAuthStateChange: (listener: Told) => (tell = listener) };
  const store = createSessionStore({
    load: async () => client as unknown as ReturnType<typeof createAuthClient>,
  });
  await store.auth();
  const bia = { ...ana, id: '7f9619ff-8b86-4011-b42d-00c04fc964ff', email: 'bia@loja.com.br' };
  const hers = { ...sessionOf(bia), access_token: 'access of Bia' };
  tell('SIGNED_IN', hers);
  expect(store.state()).toMatchObject({ user: { email: 'bia@loja.com.br' } });
  expect(await store.accessToken()).toBe('access of Bia');
  keepSession({ ...hers, access_token: 'refreshed' });
  expect(await store.accessToken()).toBe('refreshed');
});

test('the store waits while the address carries a session', () => {
  const store = createSessionStore({ load: neverLoads, callback: 'session' });
  expect(store.state()).toEqual({ status: 'loading' });
});

test('the store starts even where the storage cannot be read', () => {
  const storage = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(createSessionStore({ load: neverLoads, storage }).state()).toEqual({ status: 'loading' });
});
