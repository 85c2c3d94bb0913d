import { expect, test } from 'vitest';
import { ProviderError } from '../../ports/provider-error.ts';
import { ana } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { describeImage } from './describe-image.ts';

const { signal } = new AbortController();
const photo = async () => new File([new Uint8Array(await solidPicture().png().toBuffer())], 'foto.png');

test('a description costs no credit, and its use is recorded for the user', async () => {
  const services = createTestServices();
  const used: unknown[] = [];
  services.usageLog = { record: async (entry) => void used.push(entry) };
  const { prompt } = await describeImage(services, ana, await photo(), signal);
  expect(prompt).toBe('Um produto azul sobre fundo branco.');
  expect(services.project.credits.get(ana.userId)).toBe(5);
  expect(used).toEqual([expect.objectContaining({ userId: ana.userId, operation: 'describe_image' })]);
});

test('a user without credits is refused before the provider is called', async () => {
  const services = createTestServices();
  services.project.credits.set(ana.userId, 0);
  let asked = false;
  services.imageModel = {
    ...services.imageModel,
    describe: async () => {
      asked = true;
      throw new Error('asked');
    },
  };
  await expect(describeImage(services, ana, await photo(), signal)).rejects.toMatchObject({
    code: 'insufficient_credits',
  });
  expect(asked).toBe(false);
});

test('a provider that fails twice fails the description', async () => {
  const services = createTestServices();
  services.imageModel = {
    ...services.imageModel,
    describe: () => Promise.reject(new ProviderError('temporary', 'fora')),
  };
  const failure = expect(describeImage(services, ana, await photo(), signal)).rejects.toMatchObject({
    code: 'description_failed',
  });
  await services.clock.untilSomeoneSleeps(1000);
  await services.clock.advance(1000);
  await failure;
});
