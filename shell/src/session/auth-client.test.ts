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
  const sent: { url: string; body: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: init.body && JSON.parse(String(init.body)) });
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
