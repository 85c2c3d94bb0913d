import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createImageAddresses, type ImageVariant } from './image-addresses.ts';

const clock = createManualClock();
const addresses = createImageAddresses('secret', clock);

function parse(address: string) {
  const url = new URL(address, 'http://localhost');
  return {
    imageId: url.pathname.split('/')[3] ?? '',
    variant: url.searchParams.get('variant') as ImageVariant,
    expires: Number(url.searchParams.get('expires')),
    signature: url.searchParams.get('signature') ?? '',
  };
}

test('an address is valid for one to two hours, and stays the same while browsers cache it', async () => {
  const imageId = randomUUID();
  const address = addresses.sign(imageId, 'original');
  const left = addresses.secondsLeft(parse(address).expires);
  expect(left).toBeGreaterThan(3600);
  expect(left).toBeLessThanOrEqual(7200);
  await clock.advance(30 * 60_000);
  expect(addresses.sign(imageId, 'original')).toBe(address);
  await clock.advance(7_200_000);
  expect(addresses.secondsLeft(parse(address).expires)).toBe(0);
});

test('the address of copies is good for one day at least and two at most, and the same for a day', async () => {
  const imageId = randomUUID();
  await clock.advance(86_400_000 - (clock.now().getTime() % 86_400_000));
  const address = addresses.sign(imageId, 'thumbnail');
  expect(addresses.secondsLeft(parse(address).expires)).toBe(2 * 86_400);
  await clock.advance(86_399_000);
  expect(addresses.sign(imageId, 'thumbnail')).toBe(address);
  expect(addresses.secondsLeft(parse(address).expires)).toBeGreaterThan(86_400);
  await clock.advance(1000);
  expect(addresses.sign(imageId, 'thumbnail')).not.toBe(address);
  expect(addresses.isGenuine(parse(address))).toBe(true);
});

test('an address that was changed in any part is no longer genuine', () => {
  const genuine = parse(addresses.sign(randomUUID(), 'thumbnail'));
  expect(addresses.isGenuine(genuine)).toBe(true);
  for (const change of [
    { imageId: randomUUID() },
    { variant: 'original' as const },
    { expires: genuine.expires + 3600 },
    { signature: `${genuine.signature.slice(0, -2)}AA` },
    { signature: '' },
  ]) {
    expect(addresses.isGenuine({ ...genuine, ...change })).toBe(false);
  }
});

test('every node with the same secret accepts the address, and no other node does', () => {
  const genuine = parse(addresses.sign(randomUUID(), 'original'));
  expect(createImageAddresses('secret', clock).isGenuine(genuine)).toBe(true);
  expect(createImageAddresses('another', clock).isGenuine(genuine)).toBe(false);
});
