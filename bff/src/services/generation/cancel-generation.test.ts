import { expect, test } from 'vitest';
import { ana, bia } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { findGeneration } from './find-generation.ts';
import { makeGeneration } from './make-generation.ts';

const KEY = 'a-key-of-the-test';

/** A picture that Ana waits for; `finish` lets the provider answer after all. */
async function waiting() {
  const services = createTestServices();
  const made = Promise.withResolvers<void>();
  const { changeBackgroundColor } = services.provider;
  services.provider.changeBackgroundColor = async (input) => {
    const picture = await changeBackgroundColor(input);
    await made.promise;
    return picture;
  };
  const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'foto.jpg');
  const options = { backgroundColor: '#FFF' };
  const ended = makeGeneration(services, ana, {
    idempotencyKey: KEY,
    operation: 'change_background',
    images: [photo],
    prompt: null,
    options,
  }).catch((error: { code: string }) => error.code);
  await expect.poll(() => services.provider.calls).toBe(1);
  return {
    services,
    ended,
    finish: () => made.resolve(),
    credits: () => services.project.credits.get(ana.userId),
  };
}

test('only its user cancels a picture, after 20 s of waiting, and gets the credit back once', async () => {
  const { services, ended, finish, credits } = await waiting();
  await services.clock.advance(17_000);
  await expect(cancelGeneration(services, ana, KEY)).rejects.toMatchObject({ code: 'not_cancellable' });
  await services.clock.advance(3000);
  await expect(cancelGeneration(services, bia, KEY)).rejects.toMatchObject({ code: 'not_found' });
  expect(credits()).toBe(4);
  expect(await cancelGeneration(services, ana, KEY)).toMatchObject({ errorCode: 'generation_cancelled' });
  expect(await ended).toBe('generation_cancelled');
  await cancelGeneration(services, ana, KEY);
  finish();
  await services.clock.advance(5000);
  expect(credits()).toBe(5);
  expect(services.project.images.size).toBe(0);
  expect(await findGeneration(services, ana, KEY)).toMatchObject({ status: 'failed', imageUrl: null });
});

test('a picture that finishes before its user cancels stays, and stays charged', async () => {
  const { services, ended, finish, credits } = await waiting();
  finish();
  await ended;
  await services.clock.advance(30_000);
  expect(await cancelGeneration(services, ana, KEY)).toMatchObject({ status: 'completed', errorCode: null });
  expect(credits()).toBe(4);
});
