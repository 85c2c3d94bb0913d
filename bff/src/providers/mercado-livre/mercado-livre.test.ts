import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { MarketplaceError } from '../../ports/marketplace.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createMercadoLivreSandbox } from '../local/mercado-livre/mercado-livre-sandbox.ts';
import { createMercadoLivre } from './mercado-livre.ts';

const redirectUri = 'http://localhost:3000/api/marketplaces/mercado-livre/callback';
const verifier = 'v'.repeat(43);

function open(answer?: () => Response | Promise<Response>) {
  const clock = createManualClock();
  const sandbox = createMercadoLivreSandbox({ clock, pagesUrl: 'http://localhost:3000/ml', redirectUri });
  const sent: { url: URL; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (input, init) => {
    sent.push({ url: new URL(String(input)), init });
    return answer ? answer() : sandbox.send(input, init);
  };
  const { clientId, clientSecret } = sandbox;
  const addresses = { apiUrl: 'http://mercado-livre.invalid', loginUrl: 'https://auth.mercadolivre.com.br' };
  const port = createMercadoLivre({
    ...{ clientId, clientSecret, redirectUri, send, now: clock.now, callLimitMs: 50 },
    ...addresses,
  });
  const signIn = async (nickname = 'LOJA') => {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const url = new URL(port.authorizationUrl({ state: 's', challenge }));
    const back = sandbox.agree({
      ...{ nickname, clientId: url.searchParams.get('client_id') ?? '', redirectUri, state: 's' },
      ...{ challenge: url.searchParams.get('code_challenge') ?? '', method: 'S256' },
    });
    const code = new URL(back ?? '').searchParams.get('code') ?? '';
    return { code, tokens: await port.exchangeCode({ code, verifier }) };
  };
  return { port, sandbox, clock, sent, signIn };
}

test('the seller agrees at Mercado Livre itself, by a code with PKCE', () => {
  const url = new URL(open().port.authorizationUrl({ state: 'the state', challenge: 'the challenge' }));
  expect(url.origin + url.pathname).toBe('https://auth.mercadolivre.com.br/authorization');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ response_type: 'code', client_id: 'andromeda-demonstracao', redirect_uri: redirectUri },
    ...{ state: 'the state', code_challenge: 'the challenge', code_challenge_method: 'S256' },
  });
});

test('a code is good once and only with its verifier; a refresh token is good once', async () => {
  const { port, signIn, clock } = open();
  const { code, tokens } = await signIn();
  expect(tokens.expiresAt.getTime() - clock.now().getTime()).toBe(6 * 3600_000);
  await expect(port.exchangeCode({ code, verifier })).rejects.toMatchObject({ trouble: 'refused_grant' });
  const renewed = await port.renew(tokens.refresh);
  expect(renewed).toMatchObject({ accountId: tokens.accountId });
  await expect(port.renew(tokens.refresh)).rejects.toMatchObject({ trouble: 'refused_grant' });
  expect(await port.accountName(renewed)).toBe('LOJA');
});

test('an access ends after six hours', async () => {
  const { port, signIn, clock } = open();
  const { tokens } = await signIn();
  await clock.advance(6 * 3600_000);
  await expect(port.accountName(tokens)).rejects.toMatchObject({ trouble: 'unauthorized' });
});

test('listings are found by words, by an id and by an address, and only one’s own', async () => {
  const { port, signIn } = open();
  const { tokens } = await signIn();
  const find = async (search: string) =>
    (await port.listings(tokens, { search, offset: 0 })).listings.map(({ title }) => title);
  expect(await find('')).toHaveLength(8);
  const [mug] = await find('caneca');
  expect(mug).toMatch(/^Caneca/);
  const [listing] = (await port.listings(tokens, { search: 'caneca', offset: 0 })).listings;
  const id = listing?.id ?? '';
  expect(await find(id)).toEqual([mug]);
  expect(await find(`https://produto.mercadolivre.com.br/MLB-${id.slice(3)}-caneca-_JM`)).toEqual([mug]);
  expect(await find('MLB999999999')).toEqual([]);
  const other = await signIn('OUTRA LOJA');
  expect((await port.listings(other.tokens, { search: id, offset: 0 })).listings).toEqual([]);
});

test('a listing says how it stands, and why its pictures stay as they are', async () => {
  const { port, signIn } = open();
  const { tokens } = await signIn();
  const { listings } = await port.listings(tokens, { search: '', offset: 0 });
  expect(listings.map(({ status, fixed, pictures }) => [status, fixed, pictures])).toEqual([
    ['active', null, 2],
    ['active', 'variations', 4],
    ['active', null, 1],
    ['active', null, 12],
    ['paused', null, 3],
    ['active', 'catalogue', 2],
    ['active', null, 5],
    ['closed', 'closed', 1],
  ]);
});

test('the application may make 300 calls in a minute', async () => {
  const { port, signIn, clock } = open();
  const { tokens } = await signIn();
  const names = Array.from({ length: 300 }, () => port.accountName(tokens).catch((error) => error.trouble));
  expect((await Promise.all(names)).filter((name) => name === 'busy')).toHaveLength(1);
  await clock.advance(60_000);
  expect(await port.accountName(tokens)).toBe('LOJA');
});

test.each([
  [429, { error: 'local_rate_limited' }, 'busy'],
  [500, {}, 'unavailable'],
  [502, '<html>', 'unavailable'],
  [404, { error: 'not_found' }, 'unknown'],
  [401, { message: 'invalid access token' }, 'unauthorized'],
  [400, { error: 'validation_error', cause: [{ code: 'item.pictures.max' }] }, 'listing_full'],
  [403, { error: 'forbidden' }, 'listing_fixed'],
])('a refusal with status %i and %o means %s', async (status, body, trouble) => {
  const { port } = open(() => Response.json(body, { status }));
  const access = { accountId: '1', access: 'a-secret-access' };
  const error = await port.setPictures(access, 'MLB1', ['x']).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(MarketplaceError);
  expect(error).toMatchObject({ trouble });
  expect(String(error)).not.toContain('a-secret-access');
});

test('an answer in another form, or none in time, is a failure there', async () => {
  const access = { accountId: '1', access: 'x' };
  const strange = open(() => Response.json({ anything: 1 })).port;
  await expect(strange.accountName(access)).rejects.toMatchObject({ trouble: 'unavailable' });
  const late = open(() => Promise.reject(new DOMException('timed out', 'TimeoutError'))).port;
  await expect(late.accountName(access)).rejects.toMatchObject({ trouble: 'unavailable' });
});

test('what we have no name of is said in Mercado Livre’s words', async () => {
  const detections = [
    { name: 'watermark', wordings: [{ kind: 'REASON', value: 'x' }] },
    { name: 'blurry', wordings: [{ kind: 'REASON', value: 'A foto está borrada' }] },
  ];
  const { port } = open(() => Response.json({ diagnostics: [{ action: 'diagnostic', detections }] }));
  const listing = { categoryId: 'MLB1', title: 'Caneca' } as Parameters<typeof port.diagnose>[1]['listing'];
  const ask = { jpeg: new Uint8Array([1]), listing, place: 'cover' as const };
  expect(await port.diagnose({ accountId: '1', access: 'x' }, ask)).toEqual([
    { kind: 'watermark', words: null },
    { kind: 'other', words: 'A foto está borrada' },
  ]);
});
