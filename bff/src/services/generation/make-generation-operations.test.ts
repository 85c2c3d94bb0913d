import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { GenerationStep } from '../../../contract/generations.ts';
import type { Operation } from '../../../contract/operations.ts';
import { errorStatus } from '../../http/error-status.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { StoreError } from '../../ports/store-error.ts';
import { ana } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { makeGeneration } from './make-generation.ts';
import type { GenerationRequest } from './validated-request.ts';

async function newRequest(change: Partial<GenerationRequest> & { operation: Operation }) {
  const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'foto.jpg');
  return { idempotencyKey: randomUUID(), images: [photo], prompt: null, options: {}, ...change };
}
const metadataOf = ({ project }: TestServices) => [...project.images.values()].map(metadataIn);
const metadataIn = (image: object) => ('metadata' in image ? image.metadata : null);
const balance = ({ project }: TestServices) => project.credits.get(ana.userId);

/** Records the steps that a page could show. */
function watchSteps(services: TestServices): GenerationStep[] {
  const steps: GenerationStep[] = [];
  const { noteStep } = services.ledger;
  services.ledger = {
    ...services.ledger,
    noteStep: (id, step, prompt) => {
      steps.push(step);
      return noteStep(id, step, prompt);
    },
  };
  return steps;
}

const noPhoto = { images: [] };
const kept: [Partial<GenerationRequest> & { operation: Operation }, Record<string, unknown>][] = [
  [
    { operation: 'context_edit', prompt: 'na praia' },
    { combined_prompt: 'na praia', size: '1024x1024' },
  ],
  [{ operation: 'context_edit_turbo', prompt: 'na praia', options: { format: 'auto' } }, { size: 'auto' }],
  [
    { operation: 'add_text', prompt: 'R$ 49,90' },
    { prompt: 'R$ 49,90', hand_holding: true },
  ],
  [
    { operation: 'add_text_turbo', prompt: 'Oferta', options: { handHolding: false } },
    { hand_holding: false },
  ],
  [
    { operation: 'generate_image', prompt: 'uma caneca', ...noPhoto },
    { prompt: 'uma caneca', combined_prompt: 'Imagem publicitária profissional: uma caneca' },
  ],
  [{ operation: 'generate_image_auto', prompt: 'uma caneca', ...noPhoto }, { size: 'auto' }],
  [{ operation: 'generate_image_turbo', prompt: 'uma caneca', ...noPhoto }, { size: '1024x1024' }],
  [
    { operation: 'change_background', prompt: 'mármore', options: { backgroundType: 'prompt' } },
    { background_type: 'prompt', combined_prompt: 'mármore' },
  ],
];

test.each(kept)('%o costs one credit and is kept with what was asked', async (asked, metadata) => {
  const services = createTestServices();
  const { operation, prompt } = asked;
  const made = await makeGeneration(services, ana, await newRequest(asked));
  expect(made).toMatchObject({ operation, status: 'completed', saved: true, prompt });
  expect(metadataOf(services)).toEqual([expect.objectContaining({ model: 'test-model', ...metadata })]);
  expect(balance(services)).toBe(4);
});

test('a photo without an idea is described first, and the description becomes the prompt', async () => {
  const services = createTestServices();
  const steps = watchSteps(services);
  const made = await makeGeneration(services, ana, await newRequest({ operation: 'context_edit' }));
  const prompt = 'Um produto azul sobre fundo branco.';
  expect(made.prompt).toBe(prompt);
  expect(metadataOf(services)).toEqual([expect.objectContaining({ prompt, combined_prompt: prompt })]);
  expect(steps).toEqual(['prompt', 'image', 'saving']);
  expect(balance(services)).toBe(4);
});

test('the description starts from the seller’s name for the product', async () => {
  const services = createTestServices();
  const { describe } = services.imageModel;
  const told: unknown[] = [];
  services.imageModel = {
    ...services.imageModel,
    describe: (input) => {
      told.push(input.product);
      return describe(input);
    },
  };
  const options = { product: ' caneca ' };
  await makeGeneration(services, ana, await newRequest({ operation: 'context_edit_turbo', options }));
  expect(told).toEqual(['caneca']);
});

test('a product that the model cannot draw is refused free of charge, unless any product will do', async () => {
  const services = createTestServices();
  services.imageModel = { ...services.imageModel, knowsProduct: async (prompt) => prompt.includes('caneca') };
  const scene = { operation: 'generate_image_turbo', ...noPhoto } as const;
  const make = async (change: Partial<GenerationRequest>) =>
    makeGeneration(services, ana, await newRequest({ ...scene, ...change }));
  await expect(make({ prompt: 'um drone na praia' })).rejects.toMatchObject({ code: 'product_unknown' });
  expect(services.project.generations.size).toBe(0);
  expect([balance(services), services.provider.calls]).toEqual([5, 0]);
  await make({ prompt: 'uma caneca na praia' });
  await make({ prompt: 'um drone na praia', options: { anyProduct: true } });
  expect(balance(services)).toBe(3);
});

test('an empty description gives the credit back and generates no picture', async () => {
  const services = createTestServices();
  services.imageModel = {
    ...services.imageModel,
    describe: async () => ({ text: ' \n', model: 'm', tokensUsed: 3, costUsd: 0, demonstration: false }),
  };
  await expect(
    makeGeneration(services, ana, await newRequest({ operation: 'context_edit' })),
  ).rejects.toMatchObject({ code: 'prompt_not_generated' });
  expect(balance(services)).toBe(5);
  expect(services.provider.calls).toBe(0);
});

test.each([
  ['invalid_answer', 'no_image', 'image_not_produced'],
  ['invalid_answer', 'empty', 'answer_unexpected'],
  ['refused', 'blocked', 'image_not_produced'],
  ['refused', 'credentials', 'generation_failed'],
  ['temporary', 'unavailable', 'generation_failed'],
  ['invalid_answer', 'malformed', 'generation_failed'],
  ['temporary', 'quota', 'provider_busy'],
] as const)(
  'a scene that fails as %s (%s) fails with %s and gives the credit back',
  async (kind, trouble, code) => {
    const services = createTestServices();
    services.provider.changeBackgroundColor = () =>
      Promise.reject(new ProviderError(kind, 'motivo', { trouble }));
    const asked = await newRequest({ operation: 'generate_image', images: [], prompt: 'uma caneca' });
    const failure = expect(makeGeneration(services, ana, asked)).rejects.toMatchObject({ code });
    if (kind !== 'refused') {
      await services.clock.untilSomeoneSleeps(1000);
      await services.clock.advance(1000);
    }
    await failure;
    expect(balance(services)).toBe(5);
  },
);

test.each(['generate_image', 'change_background', 'remove_background'] as const)(
  'a provider with too many requests says when to come back, and %s costs nothing',
  async (operation) => {
    const services = createTestServices();
    services.provider.changeBackgroundColor = () =>
      Promise.reject(new ProviderError('refused', 'motivo', { trouble: 'quota', retryAfterMs: 33_400 }));
    const asked = await newRequest({ operation, prompt: 'uma caneca' });
    await expect(makeGeneration(services, ana, asked)).rejects.toMatchObject({
      code: 'provider_busy',
      details: { wait: '34 segundos' },
    });
    expect(balance(services)).toBe(5);
  },
);

test.each([
  ['change_background', 'background_change'],
  ['remove_background', 'background_removal'],
] as const)(
  '%s says why it failed, and a photo without a product is no failure of the service',
  async (operation, tool) => {
    const services = createTestServices();
    const reason = 'não encontramos um produto na foto';
    const failWith = (error: ProviderError) => {
      services.provider.changeBackgroundColor = () => Promise.reject(error);
    };
    failWith(new ProviderError('refused', reason));
    const refusal = await makeGeneration(services, ana, await newRequest({ operation })).catch(
      (error) => error,
    );
    expect(refusal).toMatchObject({ code: `${tool}_refused`, details: { reason } });
    expect(errorStatus[`${tool}_refused`]).toBe(422);
    failWith(new ProviderError('refused', 'sem chave', { trouble: 'credentials' }));
    const failure = await makeGeneration(services, ana, await newRequest({ operation })).catch(
      (error) => error,
    );
    expect(failure).toMatchObject({ code: `${tool}_failed`, details: { reason: 'sem chave' } });
    expect(errorStatus[`${tool}_failed`]).toBe(502);
  },
);

test('a step that cannot be stored does not stop the generation', async () => {
  const services = createTestServices();
  services.ledger = {
    ...services.ledger,
    noteStep: () => Promise.reject(new StoreError('unavailable', 'away')),
  };
  const made = await makeGeneration(services, ana, await newRequest({ operation: 'context_edit' }));
  expect(made.saved).toBe(true);
});

test('every photo of an edit counts: a different second photo makes a different request', async () => {
  const services = createTestServices();
  const first = await newRequest({ operation: 'context_edit', prompt: 'na praia' });
  const other = new File([new Uint8Array(await solidPicture('#ff0000').png().toBuffer())], 'b.png');
  await makeGeneration(services, ana, { ...first, images: [...first.images, other] });
  await expect(makeGeneration(services, ana, first)).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
});
