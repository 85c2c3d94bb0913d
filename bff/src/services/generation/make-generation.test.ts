import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../ports/provider-error.ts';
import { StoreError } from '../../ports/store-error.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { releaseExpiredRequests } from '../paid-request/release-expired-requests.ts';
import { makeGeneration } from './make-generation.ts';
import type { GenerationRequest } from './validated-request.ts';

async function newRequest(change: Partial<GenerationRequest> = {}): Promise<GenerationRequest> {
  const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'foto.jpg');
  return {
    idempotencyKey: randomUUID(),
    operation: 'change_background',
    images: [photo],
    prompt: null,
    options: { backgroundColor: '#FFF' },
    ...change,
  };
}

const balance = ({ project }: TestServices) => project.credits.get(ana.userId);
const failWith = (error: Error) => () => Promise.reject(error);
const temporary = () => new ProviderError('temporary', 'fora do ar');

/** Runs until the pause between two attempts, and past it. */
async function passThePause({ clock }: TestServices) {
  await clock.untilSomeoneSleeps(1000);
  await clock.advance(1000);
}

describe('a generation', () => {
  test('costs one credit and lands in the library with its size and colour', async () => {
    const services = createTestServices();
    const made = await makeGeneration(
      services,
      ana,
      await newRequest({ options: { backgroundColor: '#12f' } }),
    );
    expect(made).toMatchObject({ status: 'completed', saved: true, demonstration: true, errorCode: null });
    expect(balance(services)).toBe(4);
    const [image] = [...services.project.images.values()];
    expect(image).toMatchObject({
      width: 16,
      height: 16,
      dominantColor: '#1122ff',
      metadata: {
        model: 'test-model',
        background_type: 'color',
        options: { backgroundType: 'color', backgroundColor: '1122FF' },
      },
    });
    expect(image?.path).toMatch(new RegExp(`^${ana.userId}/\\d{13}[a-z0-9]{6}\\.png$`));
    expect([...services.project.files.keys()]).toEqual([image?.path]);
  });

  test('asks for the margin and the shadow that the user chose, and remembers them', async () => {
    const services = createTestServices();
    const paint = services.provider.changeBackgroundColor;
    const asked: object[] = [];
    services.provider.changeBackgroundColor = (input) => {
      asked.push(input);
      return paint(input);
    };
    const style = { margin: 'large', shadow: false } as const;
    await makeGeneration(services, ana, await newRequest({ options: style }));
    expect(asked).toMatchObject([style]);
    const [image] = [...services.project.images.values()];
    expect(image).toMatchObject({ metadata: { options: style } });
  });

  test('tells the user when the engine doubts its cut-out, and again when it is replayed', async () => {
    const services = createTestServices();
    const trust = { confidence: 0.4, doubtful: true };
    const { changeBackgroundColor } = services.provider;
    services.provider.changeBackgroundColor = async (input) => ({
      ...(await changeBackgroundColor(input)),
      trust,
    });
    const request = await newRequest();
    expect(await makeGeneration(services, ana, request)).toMatchObject({
      cutOutDoubtful: true,
      returnable: true,
    });
    expect(await makeGeneration(services, ana, request)).toMatchObject({ cutOutDoubtful: true });
    const [image] = [...services.project.images.values()];
    expect(image).toMatchObject({ metadata: { cut_out: trust } });
  });

  test('says whether its product stayed the same and what is missing, and again when it is replayed', async () => {
    const services = createTestServices();
    const { changeBackgroundColor } = services.provider;
    const product = { score: 0.5, preserved: false, restorable: true };
    services.provider.changeBackgroundColor = async (input) => ({
      ...(await changeBackgroundColor(input)),
      product,
      undrawn: ['cachoeira'],
    });
    const request = await newRequest();
    const notes = { productPreserved: false, productRestorable: true, undrawn: ['cachoeira'] };
    expect(await makeGeneration(services, ana, request)).toMatchObject(notes);
    expect(await makeGeneration(services, ana, request)).toMatchObject(notes);
  });

  test('names a cut-out without a prompt after its file, or after the picture of the library that was used', async () => {
    const services = createTestServices();
    const named = async (change: object, file: string) => {
      const request = await newRequest({ operation: 'remove_background', prompt: null, ...change });
      const [photo] = request.images;
      const images = photo ? [new File([photo], file, { type: photo.type })] : [];
      const { imageId } = await makeGeneration(services, ana, { ...request, images });
      return services.project.images.get(imageId ?? '');
    };
    const mug = await named({}, 'caneca_azul.jpg');
    expect(mug?.name).toBe('caneca azul');
    expect((await named({}, 'IMG_0001.jpg'))?.name).toBeNull();
    expect((await named({ source: mug?.id }, 'imagem.png'))?.name).toBe('caneca azul');
  });

  test('of a doubtful cut-out from the library is doubtful, until the cut-out is repaired', async () => {
    const services = createTestServices();
    const { changeBackgroundColor } = services.provider;
    const trust = { confidence: 0.4, doubtful: true };
    services.provider.changeBackgroundColor = async (input) => ({
      ...(await changeBackgroundColor(input)),
      trust,
    });
    const cutOut = await makeGeneration(services, ana, await newRequest({ operation: 'remove_background' }));
    services.provider.changeBackgroundColor = changeBackgroundColor;
    const source = cutOut.imageId ?? '';
    const coloured = await makeGeneration(services, ana, await newRequest({ source }));
    expect(coloured).toMatchObject({ cutOutDoubtful: true, returnable: true });
    const image = services.project.images.get(source);
    if (image?.cutOut)
      services.project.images.set(source, { ...image, cutOut: { ...image.cutOut, doubtful: false } });
    const sure = await makeGeneration(services, ana, await newRequest({ source }));
    expect(sure).toMatchObject({ cutOutDoubtful: false, returnable: false });
  });

  test("notes the options of its tool, and the picture of the library that it is made of where that is the user's", async () => {
    const services = createTestServices();
    const noted = async (change: object) => {
      const { imageId } = await makeGeneration(services, ana, await newRequest(change));
      const history = await services.library.history(ana, imageId ?? '');
      return history?.images.find(({ image }) => image.id === imageId);
    };
    const cutOut = await noted({ operation: 'remove_background', options: {} });
    expect(cutOut).toMatchObject({ madeFrom: null, options: {}, photos: 1 });
    const source = cutOut?.image.id;
    const options = { backgroundType: 'color', backgroundColor: 'F3E9DC', margin: 'small' };
    expect(await noted({ source, options })).toMatchObject({ madeFrom: source, options });
    expect(await noted({ source: randomUUID() })).toMatchObject({ madeFrom: null });
  });

  test('states in its file how it came about, also where it is made of a picture by a model', async () => {
    const services = createTestServices();
    const stated = async (change: object) => {
      const { imageId } = await makeGeneration(services, ana, await newRequest(change));
      const image = services.project.images.get(imageId ?? '');
      const { xmp } = await sharp(services.project.files.get(image?.path ?? '')).metadata();
      return [imageId, xmp?.toString().match(/digitalsourcetype\/(\w+)/)?.[1]] as const;
    };
    const [source, byModel] = await stated({ operation: 'generate_image', prompt: 'Caneca', images: [] });
    expect(byModel).toBe('trainedAlgorithmicMedia');
    expect((await stated({}))[1]).toBe('algorithmicallyEnhanced');
    expect((await stated({ operation: 'remove_background', source }))[1]).toBe('trainedAlgorithmicMedia');
  });

  test('a double click charges one credit and both clicks get the same picture', async () => {
    const services = createTestServices();
    const click = await newRequest();
    const [first, second] = await Promise.all([
      makeGeneration(services, ana, click),
      makeGeneration(services, ana, click),
    ]);
    expect(second).toEqual(first);
    expect(await makeGeneration(services, ana, click)).toEqual(first);
    expect(services.provider.calls).toBe(1);
    expect(balance(services)).toBe(4);
  });

  test('a click repeated on another machine waits for the first and gets its picture', async () => {
    const here = createTestServices();
    const click = await newRequest();
    let finish = () => {};
    const painted = here.provider.changeBackgroundColor;
    here.provider.changeBackgroundColor = async (input) => {
      await new Promise<void>((settle) => {
        finish = settle;
      });
      return painted(input);
    };
    const first = makeGeneration(here, ana, click);
    await here.clock.untilSomeoneSleeps(60_000);
    const there = { ...here, openWork: createTestServices().openWork };
    const second = makeGeneration(there, ana, click);
    await here.clock.untilSomeoneSleeps(500);
    finish();
    const made = await first;
    await here.clock.advance(500);
    expect((await second).imageId).toBe(made.imageId);
    expect(balance(here)).toBe(4);
  });

  test('the same key for another picture is refused', async () => {
    const services = createTestServices();
    const idempotencyKey = randomUUID();
    await makeGeneration(services, ana, await newRequest({ idempotencyKey }));
    const other = newRequest({ idempotencyKey, options: { backgroundColor: '000000' } });
    await expect(makeGeneration(services, ana, await other)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(balance(services)).toBe(4);
  });

  test('is refused before any provider call when no credit is left', async () => {
    const services = createTestServices();
    services.project.credits.set(ana.userId, 0);
    await expect(makeGeneration(services, ana, await newRequest())).rejects.toMatchObject({
      code: 'insufficient_credits',
    });
    expect(services.provider.calls).toBe(0);
  });

  test.each([
    ['image_missing', { images: [] }],
    ['image_format_refused', { images: [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png')] }],
    ['color_invalid', { options: { backgroundColor: 'azul' } }],
    ['prompt_missing', { options: { backgroundType: 'prompt' as const } }],
    ['scene_missing', { operation: 'generate_image' as const, images: [] }],
    ['promotional_text_missing', { operation: 'add_text' as const }],
    ['image_missing', { operation: 'context_edit' as const, images: [], prompt: 'na praia' }],
    ['prompt_too_long', { prompt: 'a'.repeat(2001) }],
    ['idempotency_key_missing', { idempotencyKey: undefined }],
  ])('is refused with %s before it costs anything', async (code, wrong) => {
    const services = createTestServices();
    await expect(makeGeneration(services, ana, await newRequest(wrong))).rejects.toMatchObject({ code });
    expect(balance(services)).toBe(5);
    expect(services.project.generations.size).toBe(0);
  });
});

describe('a provider that fails', () => {
  test('is asked a second time one second later, and the picture of that attempt counts', async () => {
    const services = createTestServices();
    const paint = services.provider.changeBackgroundColor;
    services.provider.changeBackgroundColor = (input) =>
      services.provider.calls === 1 ? Promise.reject(temporary()) : paint(input);
    const making = makeGeneration(services, ana, await newRequest());
    await services.clock.untilSomeoneSleeps(1000);
    await services.clock.advance(999);
    expect(services.provider.calls).toBe(1);
    await services.clock.advance(1);
    expect((await making).status).toBe('completed');
    expect(services.provider.calls).toBe(2);
    expect(balance(services)).toBe(4);
  });

  test('twice gives the credit back, and a repeat of the click tells the same', async () => {
    const services = createTestServices();
    services.provider.changeBackgroundColor = failWith(temporary());
    const click = await newRequest();
    const making = makeGeneration(services, ana, click);
    const failure = expect(making).rejects.toMatchObject({ code: 'background_change_failed' });
    await passThePause(services);
    await failure;
    expect(services.provider.calls).toBe(2);
    expect(balance(services)).toBe(5);
    await expect(makeGeneration(services, ana, click)).rejects.toMatchObject({
      code: 'background_change_failed',
    });
    expect(services.provider.calls).toBe(2);
  });

  test('by answering twice with something that is not a picture gives the credit back', async () => {
    const services = createTestServices();
    services.provider.changeBackgroundColor = async () => ({
      png: Buffer.from('desculpe'),
      model: 'm',
      tokensUsed: 0,
      costUsd: 0,
      demonstration: false,
    });
    const making = makeGeneration(services, ana, await newRequest());
    const failure = expect(making).rejects.toMatchObject({ code: 'background_change_failed' });
    await passThePause(services);
    await failure;
    expect(balance(services)).toBe(5);
  });

  test('for good is not called again, and its reason reaches the user', async () => {
    const services = createTestServices();
    services.provider.changeBackgroundColor = failWith(new ProviderError('refused', 'sem produto'));
    const removal = await newRequest({ operation: 'remove_background', options: {} });
    await expect(makeGeneration(services, ana, removal)).rejects.toMatchObject({
      code: 'background_removal_refused',
      details: { reason: 'sem produto' },
    });
    expect(services.provider.calls).toBe(1);
    expect(balance(services)).toBe(5);
  });

  test('to answer within a minute, twice, gives the credit back', async () => {
    const services = createTestServices();
    services.provider.changeBackgroundColor = () => new Promise(() => {});
    const making = makeGeneration(services, ana, await newRequest());
    const failure = expect(making).rejects.toMatchObject({ code: 'background_change_failed' });
    await services.clock.untilSomeoneSleeps(60_000);
    await services.clock.advance(60_000);
    await passThePause(services);
    await services.clock.untilSomeoneSleeps(60_000);
    await services.clock.advance(60_000);
    await failure;
    expect(balance(services)).toBe(5);
  });
});

describe('a store that fails', () => {
  test('leaves the picture on the screen, marked as unsaved, and charges nothing', async () => {
    const services = createTestServices();
    services.pictures = { ...services.pictures, put: failWith(new StoreError('rejected', 'full')) };
    const made = await makeGeneration(services, ana, await newRequest());
    expect(made).toMatchObject({ status: 'completed', saved: false, imageId: null });
    expect(made.imageUrl).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(balance(services)).toBe(5);
  });

  test('for lack of room refuses the request before anything is charged or made', async () => {
    const services = createTestServices();
    services.storageRoom = { isLeft: async () => false };
    await expect(makeGeneration(services, ana, await newRequest())).rejects.toMatchObject({
      code: 'storage_full',
    });
    expect([balance(services), services.provider.calls]).toEqual([5, 0]);
  });

  test('to commit gives the credit back and leaves no picture behind', async () => {
    const services = createTestServices();
    services.ledger = { ...services.ledger, commitGeneration: failWith(new StoreError('rejected', 'no')) };
    await expect(makeGeneration(services, ana, await newRequest())).rejects.toMatchObject({
      code: 'internal_error',
    });
    expect(balance(services)).toBe(5);
    expect(services.project.files.size).toBe(0);
  });

  test('to tell that it committed loses neither picture nor credit', async () => {
    const services = createTestServices();
    const { commitGeneration } = services.ledger;
    const silent: typeof commitGeneration = async (outcome) => {
      await commitGeneration(outcome);
      throw new StoreError('unavailable', 'no answer');
    };
    services.ledger = { ...services.ledger, commitGeneration: silent };
    const making = makeGeneration(services, ana, await newRequest());
    await services.clock.untilSomeoneSleeps(200);
    await services.clock.advance(200);
    await passThePause(services);
    expect(await making).toMatchObject({ status: 'completed', saved: true });
    expect(services.project.files.size).toBe(1);
    expect(balance(services)).toBe(4);
  });

  test('whose lease ended while the provider worked keeps the credit given back', async () => {
    const services = createTestServices();
    const paint = services.provider.changeBackgroundColor;
    services.provider.changeBackgroundColor = async (input) => {
      await services.ledger.releaseExpired(new Date('2100-01-01'));
      return paint(input);
    };
    await expect(makeGeneration(services, ana, await newRequest())).rejects.toMatchObject({
      code: 'generation_interrupted',
    });
    expect(balance(services)).toBe(5);
    expect(services.project.files.size).toBe(0);
  });
});

test('a generation that a crash left open gets its credit back once its lease is over', async () => {
  const services = createTestServices();
  services.provider.changeBackgroundColor = () => new Promise(() => {});
  void makeGeneration(services, ana, await newRequest()).catch(() => undefined);
  await services.clock.untilSomeoneSleeps(60_000);
  expect(await releaseExpiredRequests(services)).toBe(0);
  const [open] = [...services.project.generations.values()];
  const clock = { ...services.clock, now: () => new Date(Date.parse(open?.reservedUntil ?? '') + 1) };
  expect(await releaseExpiredRequests({ ...services, clock })).toBe(1);
  expect(balance(services)).toBe(5);
});

describe('a stop of the server', () => {
  test('waits for a generation that is under way and takes no new one', async () => {
    const services = createTestServices();
    let finish = () => {};
    const paint = services.provider.changeBackgroundColor;
    services.provider.changeBackgroundColor = async (input) => {
      await new Promise<void>((settle) => {
        finish = settle;
      });
      return paint(input);
    };
    const making = makeGeneration(services, ana, await newRequest());
    await services.clock.untilSomeoneSleeps(60_000);
    const drained = services.openWork.drain(15_000);
    await expect(makeGeneration(services, bia, await newRequest())).rejects.toMatchObject({
      code: 'shutting_down',
    });
    finish();
    await drained;
    expect((await making).saved).toBe(true);
  });

  test('that can wait no longer interrupts the generation and gives the credit back', async () => {
    const services = createTestServices();
    services.provider.changeBackgroundColor = () => new Promise(() => {});
    const making = makeGeneration(services, ana, await newRequest());
    const failure = expect(making).rejects.toMatchObject({ code: 'generation_interrupted' });
    await services.clock.untilSomeoneSleeps(60_000);
    const drained = services.openWork.drain(15_000);
    await services.clock.advance(15_000);
    await drained;
    await failure;
    expect(balance(services)).toBe(5);
  });
});
