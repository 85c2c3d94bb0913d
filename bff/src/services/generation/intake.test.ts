import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { MAX_OPEN_ORDERS } from '../../../contract/browser/limits.ts';
import type { User } from '../../ports/user.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { createIntake } from './intake.ts';
import { makeGeneration } from './make-generation.ts';

/** Counts the photos that are decoded, instead of timing them. */
const countDecoded = ({ intake }: ReturnType<typeof createTestServices>) => vi.spyOn(intake, 'decode');

// Made beforehand: requests that wait for their photo would not come at once.
const bytes = new Uint8Array(await solidPicture().png().toBuffer());
const photo = () => new File([bytes], 'foto.png');

function requestPicture(services: ReturnType<typeof createTestServices>, user: User) {
  return makeGeneration(services, user, {
    idempotencyKey: randomUUID(),
    operation: 'change_background',
    images: [photo()],
    prompt: null,
    options: { backgroundColor: '#FFF' },
  });
}

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'made' : (result.reason.code as string)));

test('of forty requests at once, no more are decoded than the user has credits for', async () => {
  const services = createTestServices();
  const decoded = countDecoded(services);
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => requestPicture(services, ana)));
  const codes = codesOf(results);
  expect(codes.filter((code) => code === 'made')).toHaveLength(5);
  expect(codes.filter((code) => code === 'too_many_orders')).toHaveLength(40 - MAX_OPEN_ORDERS);
  expect(codes.filter((code) => code === 'insufficient_credits')).toHaveLength(MAX_OPEN_ORDERS - 5);
  expect(decoded).toHaveBeenCalledTimes(5);
});

test('a user without credits is refused before a pixel is decoded', async () => {
  const services = createTestServices();
  const decoded = countDecoded(services);
  services.project.credits.set(ana.userId, 0);
  await expect(requestPicture(services, ana)).rejects.toMatchObject({ code: 'insufficient_credits' });
  expect(decoded).not.toHaveBeenCalled();
});

test('a photo whose header is wrong is refused before the balance is asked for', async () => {
  const services = createTestServices();
  const balance = vi.spyOn(services.ledger, 'balance');
  const wrong = { idempotencyKey: randomUUID(), operation: 'change_background' as const, prompt: null };
  await expect(
    makeGeneration(services, ana, { ...wrong, images: [new File(['x'], 'foto.png')], options: {} }),
  ).rejects.toMatchObject({ code: 'image_unsupported' });
  expect(balance).not.toHaveBeenCalled();
});

test('the request that took the last credit is answered again although none is left', async () => {
  const services = createTestServices();
  services.project.credits.set(ana.userId, 1);
  const request = {
    idempotencyKey: randomUUID(),
    operation: 'change_background' as const,
    images: [photo()],
    prompt: null,
    options: { backgroundColor: '#FFF' },
  };
  const [first, second] = await Promise.all([
    makeGeneration(services, ana, request),
    makeGeneration(services, ana, request),
  ]);
  expect(second.id).toBe(first.id);
});

test('one user’s photos are decoded one after the other, and another user’s between them', async () => {
  const services = createTestServices();
  const running: string[] = [];
  const turns: string[] = [];
  const { decode } = services.intake;
  vi.spyOn(services.intake, 'decode').mockImplementation((userId, pixels, work) =>
    decode(userId, pixels, async () => {
      expect(running).not.toContain(userId);
      running.push(userId);
      turns.push(userId);
      const unpacked = await work();
      running.splice(running.indexOf(userId), 1);
      return unpacked;
    }),
  );
  const hers = Array.from({ length: 5 }, () => requestPicture(services, ana));
  const his = requestPicture(services, bia);
  await Promise.all([...hers, his]);
  expect(turns.indexOf(bia.userId)).toBeLessThanOrEqual(2);
});

test('the pixels of a user’s photos are bounded by a budget, which grows again every second', async () => {
  const clock = createManualClock();
  const intake = createIntake(clock);
  const work = async () => 'decoded';
  const megapixels = (count: number) => count * 1_000_000;
  await intake.decode('ana', megapixels(1190), work);
  await expect(intake.decode('ana', megapixels(50), work)).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  expect(await intake.decode('bia', megapixels(50), work)).toBe('decoded');
  await clock.advance(2000);
  expect(await intake.decode('ana', megapixels(50), work)).toBe('decoded');
});

test('a finished request makes room for the next', async () => {
  const intake = createIntake(createManualClock());
  const finish: (() => void)[] = [];
  const wait = () => intake.open('ana', () => new Promise<void>((settle) => finish.push(settle)));
  const open = Array.from({ length: MAX_OPEN_ORDERS }, wait);
  await expect(wait()).rejects.toMatchObject({ code: 'too_many_orders', details: { limit: '24' } });
  finish[0]?.();
  await open[0];
  const next = wait();
  for (const end of finish) end();
  await expect(Promise.all([...open, next])).resolves.toBeTruthy();
});
