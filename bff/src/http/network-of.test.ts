import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { networkOf, noteNetwork } from './network-of.ts';

/** The address that is recorded for a request from 10.0.0.9. */
async function noted(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnv>().use(noteNetwork(trustedProxies)).get('/', (c) => c.text(networkOf(c)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const connection = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };
  return (await app.request('/', { headers }, connection)).text();
}

test('an unknown proxy causes one warning', async () => {
  let told = 0;
  const app = new Hono<AppEnv>().use(noteNetwork(0, () => (told += 1))).get('/', (c) => c.text('ok'));
  await app.request('/');
  expect(told).toBe(0);
  for (const forwarded of ['203.0.113.7', '203.0.113.8'])
    await app.request('/', { headers: { 'x-forwarded-for': forwarded } });
  expect(told).toBe(1);
});

test('without a trusted proxy, a client cannot choose the address that it is counted under', async () => {
  expect(await noted(0, '203.0.113.7')).toBe('10.0.0.9');
});

test.each([
  [1, '203.0.113.7', '203.0.113.7'],
  [1, 'forged, 198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1,2001:db8::7 , 10.0.0.8', '2001:db8::7'],
])('behind %i of ours, %s counts as %s', async (proxies, forwarded, address) => {
  expect(await noted(proxies, forwarded)).toBe(address);
});

test.each([[undefined], [''], ['unknown'], ['203.0.113.7:4711']])(
  'where the proxy wrote no address (%s), the connection’s counts',
  async (forwarded) => {
    expect(await noted(1, forwarded)).toBe('10.0.0.9');
  },
);
