import { beforeEach, expect, test, vi } from 'vitest';
import { sessionOf } from '../testing/page.tsx';
import { createAuthClient, createClientWithCode } from './auth-client.ts';
import { SESSION_KEY } from './stored-session.ts';

const config = {
  supabaseUrl: 'http://localhost:3000',
  supabasePublishableKey: 'k',
  embedded: true,
  loginUrl: '/',
  checkoutOrigins: [],
};

beforeEach(() => localStorage.clear());

/** Answers every call with a session, and records the requests. */
function stubService() {
  const sent: { url: string; body: Record<string, string>; authorization: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization');
    sent.push({ url, body: init.body && JSON.parse(String(init.body)), authorization });
    return Response.json({ ...sessionOf(), expires_in: 3600, token_type: 'bearer' });
  });
  return sent;
}

/** Leaves for Google; answers the page's address at the return. */
async function leave() {
  const { data } = await createAuthClient(config).signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'http://localhost:3000/library', skipBrowserRedirect: true },
  });
  const asked = new URL(data.url ?? '').searchParams;
  return { asked, back: new URL(asked.get('redirect_to') ?? '').searchParams };
}

test('tokens in the address are ignored', async () => {
  const sent = stubService();
  const tokens = 'access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=signup';
  location.hash = tokens;
  const { data } = await createAuthClient(config).getSession();
  location.hash = '';
  expect(data.session).toBeNull();
  expect(sent).toEqual([]);
});

test('a code is exchanged with the secret of the tab that left, even where another tab left after it', async () => {
  const sent = stubService();
  const { asked, back } = await leave();
  await leave();
  const flowId = back.get('sb_flow_id') ?? '';
  const refused = vi.fn();
  const client = await createClientWithCode(config, { code: 'abc', flowId }, refused);
  expect((await client.getSession()).data.session).toMatchObject({ access_token: 'access' });
  expect(refused).not.toHaveBeenCalled();
  const { auth_code, code_verifier } = { ...sent[0]?.body };
  expect(auth_code).toBe('abc');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code_verifier));
  expect(Buffer.from(digest).toString('base64url')).toBe(asked.get('code_challenge'));
});

test('a code that this browser never asked for sends nothing, and keeps the session that was there', async () => {
  const sent = stubService();
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf()));
  const refused = vi.fn();
  const client = await createClientWithCode(config, { code: 'somebody’s', flowId: 'a1b2c3d4' }, refused);
  expect(refused).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  expect((await client.getSession()).data.session).toMatchObject({ access_token: 'access' });
});

test('a code or a link that signs in ends the session that this browser had before, on no other device', async () => {
  const sent = stubService();
  const { back } = await leave();
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...sessionOf(), access_token: 'older' }));
  const signInCode = { code: 'abc', flowId: back.get('sb_flow_id') ?? '' };
  const client = await createClientWithCode(config, signInCode, vi.fn());
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...sessionOf(), access_token: 'another' }));
  await client.verifyOtp({ token_hash: 'abc', type: 'signup' });
  const ended = sent.filter(({ url }) => url.includes('/logout'));
  expect(ended.map(({ url, authorization }) => [new URL(url).search, authorization])).toEqual([
    ['?scope=local', 'Bearer older'],
    ['?scope=local', 'Bearer another'],
  ]);
});

test('a sign-out of the older session that fails does not undo the sign-in', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...sessionOf(), access_token: 'older' }));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/logout')) throw new TypeError('Failed to fetch');
    return Response.json({ ...sessionOf(), expires_in: 3600, token_type: 'bearer' });
  });
  const client = createAuthClient(config);
  const { error } = await client.signInWithPassword({ email: 'ana@loja.com.br', password: 'Segredo!2026' });
  expect(error).toBeNull();
  expect((await client.getSession()).data.session).toMatchObject({ access_token: 'access' });
});
