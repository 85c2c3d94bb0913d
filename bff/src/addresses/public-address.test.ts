import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createPublicPost } from '../providers/push/post-publicly.ts';
import { createPublicLookup, isPublicAddress, isPublicUrl } from './public-address.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
])('%s is an address that the server may call', (url) => {
  expect(isPublicUrl(url)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://metadata.google.internal/abc',
  'https://printer.local/abc',
  'https://printer.local./abc',
  'https://intranet/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'file:///etc/passwd',
  'no address',
])('%s is none', (url) => {
  expect(isPublicUrl(url)).toBe(false);
});

test.each([
  ['142.250.79.10', true],
  ['2800:3f0:4001:80a::200a', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:a00:1::', false],
  ['not an address', false],
])('%s is a server of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

/** A resolver that knows one name. */
const resolveTo = (...addresses: string[]) =>
  createPublicLookup(((_name: string, _options: object, answer: (e: null, found: LookupAddress[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never);

test('a name that leads into a network of its own is not connected to', async () => {
  let called = 0;
  const server = createServer(() => called++).listen(0, '127.0.0.1');
  await new Promise((settle) => server.once('listening', settle));
  const { port } = server.address() as AddressInfo;
  const send = (...addresses: string[]) =>
    createPublicPost(resolveTo(...addresses))(`https://push.example.com:${port}/`, {}, Buffer.of());
  server.on('connection', () => called++);
  await expect(send('127.0.0.1')).rejects.toThrow('push.example.com leads to no public address');
  await expect(send('142.250.79.10', '127.0.0.1')).rejects.toThrow('leads to no public address');
  await expect(send()).rejects.toThrow('leads to no public address');
  expect(called).toBe(0);
  await new Promise((settle) => server.close(settle));
});
