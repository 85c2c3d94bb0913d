import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import { readEnvironment } from '../environment.ts';
import {
  bytes,
  cut,
  type FakeServer,
  json,
  openFakeServer,
  type Reply,
} from '../providers/outside-call/testing/fake-server.ts';
import { makeGeneration } from '../services/generation/make-generation.ts';
import type { GenerationRequest } from '../services/generation/validated-request.ts';
import { ana } from '../testing/test-accounts.ts';
import { solidPicture } from '../testing/test-providers.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { type ChosenImages, chooseImages } from './choose-images.ts';

let gemini: FakeServer;
let photoroom: FakeServer;
let images: ChosenImages;
let services: TestServices;

beforeEach(async () => {
  gemini = await openFakeServer();
  photoroom = await openFakeServer();
  services = createTestServices();
});
afterEach(async () => {
  await images.close();
  await gemini.close();
  await photoroom.close();
});

const geminiVariables = () => ({
  GEMINI_API_KEY: 'AIza-secret',
  GEMINI_BASE_URL: gemini.baseUrl,
  GEMINI_IMAGE_MODEL: 'image-model',
  GEMINI_TEXT_MODEL: 'text-model',
  GEMINI_IMAGE_COST_USD: '0.039',
});
const photoroomVariables = () => ({
  PHOTOROOM_API_KEY: 'pr-secret',
  PHOTOROOM_BASE_URL: photoroom.baseUrl,
  PHOTOROOM_COST_USD: '0.02',
});
async function choose(variables: Record<string, string>) {
  images = await chooseImages(readEnvironment(variables), services.logger);
  Object.assign(services, { imageModel: images.imageModel, backgroundRemover: images.backgroundRemover });
}

const picture = await solidPicture('#0a0', 64).png().toBuffer();
const cutOut = await solidPicture('#00000000', 40)
  .composite([{ input: { create: { width: 20, height: 20, channels: 4, background: '#c00' } } }])
  .png()
  .toBuffer();
const painted = json({
  candidates: [
    { content: { parts: [{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }] } },
  ],
  usageMetadata: { totalTokenCount: 1590 },
});

async function newRequest(
  operation: Operation,
  change: Partial<GenerationRequest> = {},
): Promise<GenerationRequest> {
  const photo = new File([new Uint8Array(await solidPicture('#369', 40).jpeg().toBuffer())], 'foto.jpg');
  const prompt = operation === 'context_edit' ? 'Na bancada de uma cozinha clara, luz da manhã' : null;
  return { idempotencyKey: randomUUID(), operation, images: [photo], prompt, options: {}, ...change };
}

/** Makes a picture, with the pause between two attempts passing by itself. */
async function make(request: GenerationRequest) {
  const { clock } = services;
  void clock.untilSomeoneSleeps(1000).then(() => clock.advance(1000));
  return makeGeneration(services, ana, request);
}
const balance = () => services.project.credits.get(ana.userId);

test('without keys only the local engine is asked', { tags: ['long'] }, async () => {
  await choose({});
  await expect(make(await newRequest('remove_background'))).rejects.toMatchObject({
    details: { reason: 'não encontramos um produto na foto' },
  });
  expect([gemini.seen, photoroom.seen]).toEqual([[], []]);
});

test('with both keys scenes come from Gemini, removals and exact colours from Photoroom, for a credit each', async () => {
  await choose({ ...geminiVariables(), ...photoroomVariables() });
  gemini.replies.push(painted);
  photoroom.replies.push(bytes(cutOut));
  const made = [
    await make(await newRequest('context_edit')),
    await make(await newRequest('remove_background')),
    await make(await newRequest('change_background', { options: { backgroundColor: '#12AB00' } })),
  ];
  expect(made.map(({ status, demonstration }) => [status, demonstration])).toEqual(
    Array(3).fill(['completed', false]),
  );
  expect([gemini.seen.length, photoroom.seen.length, balance()]).toEqual([1, 2, 2]);
  // Photoroom laid the product on the colour itself, and told no cut-out.
  expect(made.map(({ repairable }) => repairable)).toEqual([false, true, false]);
  const coloured = [...services.project.files.values()].at(-1);
  const corner = await sharp(coloured).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect([...corner]).toEqual([0x12, 0xab, 0]);
  expect(images.atOnce).toBeGreaterThan(3);
});

test('a margin and a shadow, which Photoroom does not know, are added to its cut-out here', {
  tags: ['long'],
}, async () => {
  await choose(photoroomVariables());
  photoroom.replies.push(bytes(cutOut));
  const options = { backgroundColor: '#FFFFFF', margin: 'small', shadow: true } as const;
  const made = await make(await newRequest('change_background', { options }));
  // The mask of Photoroom's own cut-out is known, and can be repaired.
  expect(made).toMatchObject({ status: 'completed', demonstration: false, repairable: true });
  expect([photoroom.seen.length, balance()]).toEqual([1, 4]);
  const [png] = services.project.files.values();
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const redness = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return (data[from] ?? 0) - (data[from + 1] ?? 0);
  };
  // The product spanned half of its photo, and spans nine tenths of the picture.
  expect([redness(0, 0), redness(20, 3), redness(3, 20)]).toEqual([0, 204, 204]);
});

test('a price that is not set is logged once for the operator, and no key is logged', async () => {
  await choose({ ...geminiVariables(), GEMINI_IMAGE_COST_USD: '' });
  expect(services.logged.join()).toContain('GEMINI_IMAGE_COST_USD');
  expect(services.logged.join()).not.toContain('AIza-secret');
});

const failures: [string, Reply, number][] = [
  ['400', json({ error: { message: 'no' } }, 400), 1],
  ['401', json({ error: { message: 'no' } }, 401), 1],
  ['402', json({ detail: 'no' }, 402), 1],
  ['429', json({ message: 'no' }, 429, { 'retry-after': '60' }), 2],
  ['500', json({ error: { message: 'no' } }, 500), 2],
  ['a page with 200', bytes('<html>', 'text/html'), 2],
  ['a truncated PNG', bytes(picture.subarray(0, -30)), 2],
  ['an answer cut in the middle', cut('{"candidates":[', 'application/json'), 2],
];
const ofGemini: [string, Reply, number][] = [
  ...failures,
  ['text instead of a picture', json({ candidates: [{ content: { parts: [{ text: 'Desculpe' }] } }] }), 2],
  ['no candidates', json({ candidates: [] }), 2],
  ['a blocked request', json({ promptFeedback: { blockReason: 'SAFETY' } }), 1],
];

async function expectNothingCharged(request: GenerationRequest) {
  const failure = await make(request).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'DomainError' });
  expect(balance()).toBe(5);
  expect(services.project.files.size).toBe(0);
  expect([...services.project.generations.values()].map(({ status }) => status)).toEqual(['failed']);
  return failure;
}

describe('a service that fails charges nothing', () => {
  test.each(ofGemini)('Gemini, with %s', async (_case, reply, attempts) => {
    await choose(geminiVariables());
    gemini.replies.push(reply);
    await expectNothingCharged(await newRequest('context_edit'));
    expect(gemini.seen).toHaveLength(attempts);
  });

  test.each(failures)('Photoroom, with %s', async (failure, reply, attempts) => {
    await choose(photoroomVariables());
    photoroom.replies.push(reply);
    const told = { details: { reason: expect.stringMatching(/^(?:o serviço|a resposta)/) } };
    // A photo that Photoroom does not take is its user's to change.
    const code = failure === '400' ? 'background_removal_refused' : 'background_removal_failed';
    expect(await expectNothingCharged(await newRequest('remove_background'))).toMatchObject(
      failure === '429' ? { code: 'provider_busy' } : { code, ...told },
    );
    expect(photoroom.seen).toHaveLength(attempts);
  });

  test.each(['context_edit', 'remove_background'] as const)(
    'no answer within a minute, twice: %s',
    async (operation) => {
      await choose({ ...geminiVariables(), ...photoroomVariables() });
      const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      for (const service of [gemini, photoroom])
        service.replies.push(...arrivals.map((arrival) => () => arrival.resolve()));
      const nothing = expectNothingCharged(await newRequest(operation));
      for (const arrival of arrivals) {
        await arrival.promise;
        await services.clock.advance(60_000);
      }
      await nothing;
    },
  );
});
