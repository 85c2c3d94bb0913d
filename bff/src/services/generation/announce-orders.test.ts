import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OrderEvent } from '../../../contract/order-events.ts';
import { DomainError } from '../../domain-error.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { makeGeneration } from './make-generation.ts';

const photo = new File([new Uint8Array(await solidPicture('#369').jpeg().toBuffer())], 'foto.jpg');

function listen(services: TestServices, userId: string) {
  const heard: OrderEvent[] = [];
  services.orderEvents.subscribe(userId, (event) => heard.push(event));
  return heard;
}

const make = (services: TestServices, idempotencyKey: string) =>
  makeGeneration(services, ana, {
    idempotencyKey,
    operation: 'change_background',
    images: [photo],
    prompt: null,
    options: {},
  });

test('a page receives each step of a picture and its end, and other users receive nothing', async () => {
  const services = createTestServices();
  const [heard, ofBia] = [listen(services, ana.userId), listen(services, bia.userId)];
  const key = randomUUID();
  await make(services, key);
  expect(heard).toEqual([
    { key, status: 'working', step: 'image' },
    { key, status: 'working', step: 'saving' },
    { key, status: 'finished' },
  ]);
  expect(ofBia).toEqual([]);
});

test('a page learns that a picture failed', async () => {
  const services = createTestServices();
  services.provider.changeBackgroundColor = () => Promise.reject(new ProviderError('refused', 'não'));
  const heard = listen(services, ana.userId);
  const key = randomUUID();
  await expect(make(services, key)).rejects.toBeInstanceOf(DomainError);
  expect(heard.at(-1)).toEqual({ key, status: 'failed' });
});

test('a request that is refused before it costs anything reaches no page', async () => {
  const services = createTestServices();
  services.project.credits.set(ana.userId, 0);
  const heard = listen(services, ana.userId);
  await expect(make(services, randomUUID())).rejects.toBeInstanceOf(DomainError);
  expect(heard).toEqual([]);
});

test('another page of the user learns that they cancelled a picture', async () => {
  const services = createTestServices();
  const heard = listen(services, ana.userId);
  const key = randomUUID();
  const record = { userId: ana.userId, idempotencyKey: key, fingerprint: 'f', prompt: null, options: {} };
  const placed = await services.ledger.reserveCredit({
    ...record,
    operation: 'change_background',
    leaseSeconds: 300,
  });
  expect(placed.outcome).toBe('reserved');
  await services.clock.advance(200_000);
  await cancelGeneration(services, ana, key);
  expect(heard).toEqual([{ key, status: 'failed' }]);
});

test('a page learns its place while a picture waits for others in the same process, and when its turn comes', async () => {
  const services = createTestServices();
  const { changeBackgroundColor } = services.provider;
  const release: (() => void)[] = [];
  services.provider.changeBackgroundColor = async (input) => {
    await new Promise<void>((settle) => release.push(settle));
    return changeBackgroundColor(input);
  };
  const heard = listen(services, ana.userId);
  const keys = Array.from({ length: 4 }, () => randomUUID());
  const made = keys.map((key) => make(services, key));
  const of = (key?: string) => heard.filter((event) => event.key === key);
  await services.clock.untilSomeoneSleeps(250);
  await expect.poll(() => services.queue.places().size).toBe(2);
  await services.clock.advance(250);
  expect(of(keys[2]).at(-1)).toMatchObject({ status: 'waiting', place: 0, expectedSeconds: null });
  expect(of(keys[3]).at(-1)).toMatchObject({ status: 'waiting', place: 1 });
  release[0]?.();
  await expect.poll(() => of(keys[2]).at(-1)).toMatchObject({ status: 'working', step: 'image' });
  await expect.poll(() => release.length).toBe(3);
  for (const finish of release) finish();
  await expect.poll(() => release.length).toBe(4);
  release[3]?.();
  await Promise.all(made);
});
