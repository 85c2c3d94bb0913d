import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { choosePush } from './choose-push.ts';

const hosted = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'k',
  SUPABASE_SECRET_KEY: 's',
};
const pair = () => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.alloc(32, Math.ceil(Math.random() * 100)));
  return {
    WEB_PUSH_PUBLIC_KEY: curve.getPublicKey('base64url'),
    WEB_PUSH_PRIVATE_KEY: curve.getPrivateKey('base64url'),
    WEB_PUSH_SUBJECT: 'mailto:contato@loja.com.br',
  };
};

const keyFor = (given: Record<string, string>, secretKey = 'a secret') =>
  choosePush(readEnvironment({ DATA_DIR: 'memory', ...given }), {
    publicUrl: 'http://localhost:3000',
    secretKey,
  })?.publicKey;

test('the embedded mode has one pair of keys for each secret, the same after each start', () => {
  expect(keyFor({})).toMatch(/^[\w-]{87}$/);
  expect(keyFor({})).toBe(keyFor({}));
  expect(keyFor({}, 'another secret')).not.toBe(keyFor({}));
});

test('the operator’s pair is used, and a hosted project without one sends no notices', () => {
  const keys = pair();
  expect(keyFor(keys)).toBe(keys.WEB_PUSH_PUBLIC_KEY);
  expect(keyFor({ ...hosted, ...keys })).toBe(keys.WEB_PUSH_PUBLIC_KEY);
  expect(keyFor(hosted)).toBeUndefined();
});

const { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY, WEB_PUSH_SUBJECT } = pair();
test.each<[string, Record<string, string>, RegExp]>([
  ['half a pair', { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_SUBJECT }, /Falta a variável WEB_PUSH_PRIVATE_KEY/],
  ['nobody to write to', { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY }, /Falta a variável WEB_PUSH_SUBJECT/],
  ['a short key', { ...pair(), WEB_PUSH_PRIVATE_KEY: 'AAAA' }, /WEB_PUSH_PRIVATE_KEY está errada/],
  [
    'keys of two pairs',
    { ...pair(), WEB_PUSH_PRIVATE_KEY: Buffer.alloc(32, 101).toString('base64url') },
    /não são do mesmo par/,
  ],
])('%s is refused at the start', (_name, given, message) => {
  expect(() => keyFor(given)).toThrow(message);
});
