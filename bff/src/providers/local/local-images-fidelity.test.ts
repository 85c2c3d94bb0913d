import { Buffer } from 'node:buffer';
import type { ProductComparison } from '@andromeda/image-engine';
import { ImageEngineError } from '@andromeda/image-engine/errors';
import { describe, expect, it } from 'vitest';
import type { ImageModel, ProducedImage, SourceImage } from '../../ports/image-model.ts';
import { keepProduct } from './local-images-fidelity.ts';

const photo: SourceImage = { bytes: Buffer.from('photo'), mimeType: 'image/jpeg' };
const { signal } = new AbortController();
const made: ProducedImage = {
  png: Buffer.from('drawn'),
  model: 'outside',
  tokensUsed: 1,
  costUsd: 0.04,
  demonstration: false,
};
const model = {
  changeBackground: async () => made,
  editImage: async () => made,
  addText: async () => made,
} as unknown as Omit<ImageModel, 'changeBackgroundColor'>;

const trust = { confidence: 0.95, doubtful: false };
const SAME: ProductComparison = { score: 0.9, preserved: true, restorable: true, trust };
const CHANGED: ProductComparison = { score: 0.5, preserved: false, restorable: false, trust };
const OTHER: ProductComparison = { score: 0.2, preserved: false, restorable: false, trust };
const DOUBTFUL: ProductComparison = { ...OTHER, trust: { confidence: 0.5, doubtful: true } };

function kept(compared: ProductComparison | ImageEngineError) {
  return keepProduct(model, {
    compareProduct: async () => {
      if (compared instanceof ImageEngineError) throw compared;
      return compared;
    },
    restoreProduct: async () => ({ png: Buffer.from('own'), trust }),
  });
}

const input = { images: [photo], prompt: 'na praia', format: 'square' as const, signal };

describe('pictures of an outside model', () => {
  it("a new background stands behind the photo's own pixels", async () => {
    const picture = await kept(SAME).changeBackground(input);
    expect(picture).toMatchObject({ png: Buffer.from('own'), product: { score: 1, preserved: true } });
    expect(picture.costUsd).toBe(made.costUsd);
  });

  it.each([
    ['the same product', SAME],
    ['a changed product', CHANGED],
  ])('a scene says how faithful %s stayed', async (_name, compared) => {
    const { score, preserved, restorable } = compared;
    expect(await kept(compared).editImage(input)).toMatchObject({
      png: made.png,
      product: { score, preserved, restorable },
    });
  });

  it('a picture of another product is not accepted', async () => {
    const failure = { kind: 'invalid_answer', reason: 'o produto da imagem não é o da sua foto' };
    await expect(kept(OTHER).editImage(input)).rejects.toMatchObject(failure);
    await expect(kept(OTHER).changeBackground(input)).rejects.toMatchObject(failure);
    const words = { image: photo, text: 'Oferta', handHolding: true, signal };
    await expect(kept(OTHER).addText(words)).rejects.toMatchObject(failure);
  });

  it('a picture is not compared with a photo whose cut-out is doubtful', async () => {
    expect(await kept(DOUBTFUL).editImage(input)).toEqual(made);
    expect(await kept(DOUBTFUL).changeBackground(input)).toEqual(made);
  });

  it('a photo that shows no product, and several photos, are not compared', async () => {
    expect(await kept(new ImageEngineError('no_product')).editImage(input)).toEqual(made);
    expect(await kept(OTHER).editImage({ ...input, images: [photo, photo] })).toEqual(made);
  });

  it('a cancelled comparison cancels the picture', async () => {
    const cancelled = new ImageEngineError('cancelled');
    await expect(kept(cancelled).editImage(input)).rejects.toBe(cancelled);
  });
});
