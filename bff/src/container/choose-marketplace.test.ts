import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { unobserved } from '../ports/observer.ts';
import { chooseMarketplace } from './choose-marketplace.ts';

const application = { MERCADO_LIVRE_CLIENT_ID: '123', MERCADO_LIVRE_CLIENT_SECRET: 'secret' };
const hosted = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'k',
  SUPABASE_SECRET_KEY: 's',
};
const key = randomBytes(32).toString('base64');

const chosenFor = (given: Record<string, string>) =>
  chooseMarketplace(
    readEnvironment({ DATA_DIR: 'memory', ...given }),
    { publicUrl: 'http://localhost:3000', localUrl: 'http://127.0.0.1:3000', secretKey: 'x' },
    unobserved,
  );

test('without an application there is no marketplace, and none is played', () => {
  expect(chosenFor({})).toEqual({ marketplace: null, sandbox: null });
});

test('an application leads to Mercado Livre itself, and its address may be another', () => {
  const ask = { state: 's', challenge: 'c' };
  const { marketplace, sandbox } = chosenFor(application);
  expect(sandbox).toBeNull();
  expect(marketplace?.demonstration).toBe(false);
  expect(marketplace?.port.authorizationUrl(ask)).toMatch(/^https:\/\/auth\.mercadolivre\.com\.br\//);
  const elsewhere = chosenFor({ ...application, MERCADO_LIVRE_LOGIN: 'http://localhost:9000' });
  expect(elsewhere.marketplace?.port.authorizationUrl(ask)).toMatch(/^http:\/\/localhost:9000\//);
});

test('it is played only on a developer’s machine, and only when asked for', () => {
  expect(chosenFor({ MERCADO_LIVRE_DEMO: 'on' }).marketplace?.demonstration).toBe(true);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['half an application', { MERCADO_LIVRE_CLIENT_ID: '123' }, /Falta a variável MERCADO_LIVRE_CLIENT_SECRET/],
  ['a secret alone', { MERCADO_LIVRE_CLIENT_SECRET: 's' }, /Falta a variável MERCADO_LIVRE_CLIENT_ID/],
  [
    'a hosted project without a key',
    { ...application, ...hosted },
    /Falta a variável MERCADO_LIVRE_TOKEN_KEY/,
  ],
  ['a short key', { MERCADO_LIVRE_TOKEN_KEY: 'c2hvcnQ=' }, /MERCADO_LIVRE_TOKEN_KEY está errada/],
  [
    'an address that is read on the way',
    { MERCADO_LIVRE_API: 'http://api.example.com' },
    /MERCADO_LIVRE_API/,
  ],
  ['both at once', { ...application, MERCADO_LIVRE_DEMO: 'on' }, /deixe só uma das duas/],
  ['a played one on a hosted project', { ...hosted, MERCADO_LIVRE_DEMO: 'on' }, /só existe no modo embutido/],
  [
    'a played one on a public address',
    { EMBEDDED_PUBLIC: 'yes', MERCADO_LIVRE_DEMO: 'on' },
    /só existe no modo/,
  ],
])('the start refuses %s with one sentence', (_, given, sentence) => {
  expect(() => readEnvironment(given)).toThrow(sentence);
});

test('a hosted project with its key starts', () => {
  const given = { ...application, ...hosted, MERCADO_LIVRE_TOKEN_KEY: key };
  expect(chosenFor(given).marketplace?.demonstration).toBe(false);
});
