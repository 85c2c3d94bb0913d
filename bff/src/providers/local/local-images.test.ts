import { Buffer } from 'node:buffer';
import type { ImageEngine } from '@andromeda/image-engine';
import { ImageEngineError, type ImageEngineReason } from '@andromeda/image-engine/errors';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../ports/brand.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import { createLocalImages } from './local-images.ts';

const image: SourceImage = { bytes: Buffer.from('photo'), mimeType: 'image/jpeg' };
const { signal } = new AbortController();

/** An engine that keeps the input of each call and answers with the call's name. */
function recordingEngine() {
  const calls: [name: string, input: unknown][] = [];
  const answer = (name: string) => async (input: unknown) => {
    calls.push([name, input]);
    return { png: Buffer.from(name) };
  };
  const engine: ImageEngine = {
    cutOut: answer('cutOut'),
    placeOnColour: answer('placeOnColour'),
    setText: answer('setText'),
    placeLogo: answer('placeLogo'),
    repairCutOut: answer('repairCutOut'),
    cutOutOtherwise: answer('cutOutOtherwise'),
    otherCutOuts: async () => [],
    reduceForRepair: async () => ({ photo: Buffer.from('photo'), mask: Buffer.from('mask') }),
    composeScene: answer('composeScene'),
    generate: answer('generate'),
    describe: async () => 'Produto em tons de azul',
    compareProduct: () => Promise.reject(new ImageEngineError('failed')),
    restoreProduct: answer('restoreProduct'),
    knowsProduct: async () => true,
    prepareForChannel: () => Promise.reject(new ImageEngineError('failed')),
    close: async () => {},
  };
  return { engine, calls };
}

function failingImages(reason: ImageEngineReason, cause?: unknown) {
  const fail = () => Promise.reject(new ImageEngineError(reason, { cause }));
  return createLocalImages({ ...recordingEngine().engine, cutOut: fail, describe: fail });
}

describe('the pictures of the local engine', () => {
  it('cost nothing and are marked as a demonstration', async () => {
    const { imageModel, backgroundRemover } = createLocalImages(recordingEngine().engine);
    const free = { model: 'andromeda-local', tokensUsed: 0, costUsd: 0, demonstration: true };
    expect(await backgroundRemover.removeBackground({ image, signal })).toEqual({
      png: Buffer.from('cutOut'),
      ...free,
    });
    expect(await imageModel.describe({ image, signal })).toEqual({
      text: 'Produto em tons de azul',
      ...free,
    });
  });

  it('say how far their cut-out can be trusted', async () => {
    const trust = { confidence: 0.4, doubtful: true };
    const engine = {
      ...recordingEngine().engine,
      cutOut: async () => ({ png: Buffer.from('cutOut'), trust }),
    };
    const { backgroundRemover } = createLocalImages(engine);
    expect(await backgroundRemover.removeBackground({ image, signal })).toMatchObject({ trust });
  });

  it('have the margin and the shadow that were asked for', async () => {
    const { engine, calls } = recordingEngine();
    const { imageModel } = createLocalImages(engine);
    const style = { margin: 'medium', shadow: false } as const;
    await imageModel.changeBackgroundColor({ image, color: '#FFFFFF', ...style, signal });
    expect(calls).toEqual([['placeOnColour', { photo: image.bytes, colour: '#FFFFFF', ...style, signal }]]);
  });

  it('show the same background for the same words, and another scene for each edit', async () => {
    const { engine, calls } = recordingEngine();
    const { imageModel } = createLocalImages(engine);
    await imageModel.changeBackground({ images: [image], prompt: 'mármore', signal });
    await imageModel.editImage({ images: [image], prompt: 'praia', format: 'square', signal });
    expect(calls).toEqual([
      ['composeScene', { photos: [image.bytes], prompt: 'mármore', format: 'auto', signal }],
      [
        'composeScene',
        {
          photos: [image.bytes],
          prompt: 'praia',
          format: 'square',
          variation: expect.any(Number),
          signal,
        },
      ],
    ]);
  });
});

describe('a shop’s look', () => {
  const logo = { png: Buffer.from('logo'), corner: 'top_left' } as const;
  const brand: Brand = {
    mainColor: '#14532D',
    accentColor: null,
    headingFace: 'nunito',
    bodyFace: 'poppins',
    tagStyle: 'pill',
    logo,
  };

  it('sets the text and places the logo in one step', async () => {
    const { engine, calls } = recordingEngine();
    const { imageModel } = createLocalImages(engine);
    const made = await imageModel.addText({ image, text: 'Oferta', handHolding: false, brand, signal });
    expect(made.logoPlaced).toBe(true);
    expect(calls).toEqual([['setText', { photo: image.bytes, text: 'Oferta', shop: brand, signal }]]);
  });

  it('puts the logo on the picture of any provider', async () => {
    const { engine, calls } = recordingEngine();
    const input = { picture: image.bytes, logo, wordsUnknown: true, signal };
    expect(String(await createLocalImages(engine).logoPlacer.placeLogo(input))).toBe('placeLogo');
    expect(calls).toEqual([['placeLogo', input]]);
  });
});

it('a named product is not painted a second time into its own scene', async () => {
  const { engine, calls } = recordingEngine();
  const { imageModel } = createLocalImages(engine);
  const named = { prompt: 'Xícara de café, sobre mesa de madeira', product: 'xícara de café' };
  await imageModel.editImage({ images: [image], ...named, format: 'square', signal });
  expect(calls[0]?.[1]).toMatchObject({ prompt: 'Produto, sobre mesa de madeira' });
});

describe('the failures of the local engine', () => {
  it.each<[ImageEngineReason, string, string]>([
    ['unreadable', 'refused', 'não foi possível ler a imagem'],
    ['too_small', 'refused', 'a imagem é pequena demais'],
    ['too_large', 'refused', 'a imagem é grande demais'],
    ['no_product', 'refused', 'não encontramos um produto na foto'],
    ['no_background', 'refused', 'o produto ocupa a foto inteira; deixe um pouco de fundo em volta dele'],
    ['invalid_colour', 'refused', 'a cor do fundo não é válida'],
    ['busy', 'temporary', 'há muitas imagens na fila'],
    ['closed', 'temporary', 'o serviço de imagens está desligado'],
    ['cancelled', 'temporary', 'a operação foi cancelada'],
    ['failed', 'temporary', 'o processamento da imagem falhou'],
  ])('%s is a %s failure, said in Portuguese', async (reason, kind, sentence) => {
    const { imageModel, backgroundRemover } = failingImages(reason);
    const failure = { name: 'ProviderError', kind, reason: sentence };
    await expect(backgroundRemover.removeBackground({ image, signal })).rejects.toMatchObject(failure);
    await expect(imageModel.describe({ image, signal })).rejects.toMatchObject(failure);
  });

  it('keep their cause', async () => {
    const cause = new Error('the image thread ended');
    const { backgroundRemover } = failingImages('failed', cause);
    await expect(backgroundRemover.removeBackground({ image, signal })).rejects.toMatchObject({
      cause: { name: 'ImageEngineError', cause },
    });
  });
});
