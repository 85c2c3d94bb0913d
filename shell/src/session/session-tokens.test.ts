import { expect, test } from 'vitest';
import { tokensOf } from './session-tokens.ts';
import type { StoredSession } from './stored-session.ts';

const tokenOf = (sub: string, n = 1) => `e30.${btoa(JSON.stringify({ sub, n })).replaceAll('=', '')}.x`;
const ana = { id: 'ana', email: 'ana@loja.com', fullName: 'Ana' };

function tokens(stored: StoredSession, refreshed: string | null = null) {
  const client = {
    refreshSession: async () => ({ data: { session: { access_token: refreshed } }, error: null }),
  };
  return tokensOf({
    auth: async () => client as never,
    readStored: () => stored,
    state: () => ({ status: 'signedIn', user: ana }),
    told: () => undefined,
  });
}
const kept = (accessToken: string): StoredSession => ({ kind: 'fresh', accessToken, user: ana });

test('a refused call goes again with the token that replaced its own', async () => {
  expect(await tokens(kept(tokenOf('ana', 2))).renewedToken(tokenOf('ana'))).toBe(tokenOf('ana', 2));
});

test('a token that nothing has replaced yet is renewed', async () => {
  const refused = tokenOf('ana');
  expect(await tokens(kept(refused), tokenOf('ana', 3)).renewedToken(refused)).toBe(tokenOf('ana', 3));
});

test('a call of one user is not sent again as another user, who signed in meanwhile', async () => {
  const wrongUser = { code: 'not_authenticated', status: 401 };
  await expect(tokens(kept(tokenOf('bia'))).renewedToken(tokenOf('ana'))).rejects.toMatchObject(wrongUser);
  const refused = tokenOf('ana');
  await expect(tokens(kept(refused), tokenOf('bia')).renewedToken(refused)).rejects.toMatchObject(wrongUser);
});

test('a session that is over has no other token', async () => {
  const refused = tokenOf('ana');
  expect(await tokens(kept(refused)).renewedToken(refused)).toBeNull();
});
