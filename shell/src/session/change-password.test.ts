import { afterEach, expect, test, vi } from 'vitest';
import type { SessionClient } from './auth-client.ts';
import { changePassword } from './change-password.ts';

afterEach(() => vi.unstubAllGlobals());

const clientOf = (calls: string[], token: string, refusal: Error | null = null) =>
  ({
    signInWithPassword: async () => ({ data: { session: { access_token: token } }, error: null }),
    getSession: async () => ({ data: { session: { access_token: token } } }),
    setSession: async () => ({ error: null }),
    updateUser: async () => {
      calls.push('password set');
      return { error: refusal };
    },
    signOut: async () => ({ error: null }),
  }) as unknown as SessionClient;

test('the page’s session vouches for the one that proved the password before that one sets a new password', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { authorization } = init.headers as Record<string, string>;
    calls.push(`${init.method} ${path} ${authorization} ${String(init.body)}`);
    return Response.json({ enabled: true, recoveryCodes: 10 });
  });
  const clients = {
    session: async () => clientOf(calls, 'page'),
    proof: async () => clientOf(calls, 'proof'),
    emailOf: () => 'ana@loja.example.com',
  };
  await changePassword(clients, { current: 'Segredo!2026', next: 'Nova!Senha2026' });
  expect(calls).toEqual([
    'POST /api/account/second-factor/vouch Bearer page {"token":"proof"}',
    'password set',
  ]);
});

test.each([
  ['is common', { code: 'weak_password', reasons: ['pwned'] }, 'weak_password'],
  [
    'lacks a sign that the service asks for',
    { code: 'weak_password', reasons: ['characters'] },
    'rules_unmet',
  ],
  ['is too long', { message: 'Password cannot be longer than 72 characters' }, 'password_too_long'],
])('a new password that %s is refused for that reason', async (_, refusal, failure) => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const clients = {
    session: async () => clientOf([], 'page'),
    proof: async () => clientOf([], 'proof', Object.assign(new Error('refused'), refusal)),
    emailOf: () => 'ana@loja.example.com',
  };
  await expect(
    changePassword(clients, { current: 'Segredo!2026', next: 'Nova!Senha2026' }),
  ).rejects.toMatchObject({
    failure,
  });
});
