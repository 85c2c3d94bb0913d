import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Group } from '../check.ts';
import { countOf, secondsUntil, tell } from '../figures.ts';
import type { AttackedServer, Caller } from '../world.ts';

export const identity: Group = {
  name: 'identity',
  checks: [
    {
      name: 'forged tokens',
      promise:
        'A token that is unsigned, endless, ended, of another issuer, audience, role or session opens nothing.',
      async run(world) {
        const product = await world.product();
        const caller = await product.newCaller();
        const genuine = await statusOf(product, caller.token);
        const statuses = await Promise.all(
          forgeries(product, caller).map((token) => statusOf(product, token)),
        );
        return {
          figure: `${statuses.length} forgeries: ${tell(countOf(statuses))}; the genuine one ${genuine}`,
          held: statuses.every((status) => status === 401) && genuine === 200,
        };
      },
    },
    {
      name: 'signed out',
      promise: 'An access token ends within 30 s of its sign-out.',
      async run(world) {
        const product = await world.product();
        const caller = await product.newCaller();
        await caller.credits();
        await auth(product, '/logout', { token: caller.token });
        const seconds = await secondsUntil(
          async () => (await caller.call('/api/credits')).status === 401,
          35,
        );
        return {
          figure: `refused after ${seconds?.toFixed(1) ?? '> 35'} s`,
          held: seconds !== null && seconds <= 30,
        };
      },
    },
    {
      name: 'guessed passwords',
      promise: 'Guessing a password is stopped, and an unknown address is answered as a wrong password is.',
      // Each guess is a hash.
      long: true,
      async run(world) {
        const product = await world.product();
        const { seller } = await product.newCaller();
        const guess = async (email: string) => {
          const answer = await auth(product, '/token?grant_type=password', {
            body: { email, password: 'Errada!2026' },
          });
          return { status: answer.status, code: (await answer.json()).error_code };
        };
        const known = await guess(seller.email);
        const unknown = await guess('ninguem@loja.example.com');
        const tries = [];
        for (let n = 0; n < 40 && tries.at(-1) !== 429; n++) tries.push((await guess(seller.email)).status);
        return {
          figure: `stopped after ${tries.length + 1} tries; known ${known.status} ${known.code}, unknown ${unknown.status} ${unknown.code}`,
          held: tries.at(-1) === 429 && known.status === unknown.status && known.code === unknown.code,
        };
      },
    },
    {
      name: 'after a new password',
      promise: 'A changed password ends every other session.',
      async run(world) {
        const product = await world.product();
        const { seller, token } = await product.newCaller();
        const answer = await auth(product, '/token?grant_type=password', { body: seller });
        const other = await answer.json();
        const changed = await auth(product, '/user', {
          method: 'PUT',
          token,
          body: { password: 'Outra!Senha2026', current_password: seller.password },
        });
        const refreshed = await auth(product, '/token?grant_type=refresh_token', {
          body: { refresh_token: other.refresh_token },
        });
        const seconds = await secondsUntil(
          async () => (await statusOf(product, other.access_token)) === 401,
          35,
        );
        return {
          figure: `change ${changed.status}, refresh of the other session ${refreshed.status}, its token refused after ${seconds?.toFixed(1) ?? '> 35'} s`,
          held: changed.ok && refreshed.status >= 400 && seconds !== null && seconds <= 30,
        };
      },
    },
  ],
};

interface AuthCall {
  method?: string;
  token?: string;
  body?: object;
}

async function auth({ url }: AttackedServer, path: string, { method = 'POST', token, body }: AuthCall) {
  const { supabasePublishableKey: apikey } = await (await fetch(`${url}/api/config`)).json();
  return fetch(`${url}/auth/v1${path}`, {
    method,
    headers: {
      apikey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

const statusOf = async ({ url }: AttackedServer, token: string) =>
  (await fetch(`${url}/api/credits`, { headers: { authorization: `Bearer ${token}` } })).status;

/** The caller's own token, with one thing wrong in each; signed with the product's key unless that is what is wrong. */
function forgeries({ dataDir }: AttackedServer, { token }: Caller): string[] {
  const { jwtSecret } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { jwtSecret: string };
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const sign = (changes: object, key = jwtSecret) => {
    const content = `${head}.${encode({ ...claims, ...changes })}`;
    return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
  };
  const somebody = '0199c2f0-1111-7222-8333-444455556666';
  return [
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${head}.${encode({ ...claims, sub: somebody })}.${signature}`,
    sign({}, 'another secret, of the same length, and not the one'),
    sign({ exp: undefined }),
    sign({ exp: Math.floor(Date.now() / 1000) - 60 }),
    sign({ iss: undefined }),
    sign({ iss: 'https://elsewhere.example.com/auth/v1' }),
    sign({ aud: undefined }),
    sign({ aud: 'storage' }),
    sign({ session_id: undefined }),
    sign({ session_id: somebody }),
    sign({ role: 'service_role' }),
    sign({ role: 'anon' }),
  ];
}

const encode = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
