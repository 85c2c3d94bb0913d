import type { Buffer } from 'node:buffer';
import type { ImageEngine, ProductComparison } from '@andromeda/image-engine';
import { ImageEngineError } from '@andromeda/image-engine/errors';
import type { ImageModel, ProducedImage, SourceImage } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';

type Model = Omit<ImageModel, 'changeBackgroundColor'>;
type Engine = Pick<ImageEngine, 'compareProduct' | 'restoreProduct'>;

/** A picture below this shows another product, and is not charged. */
const LOST = 0.3;

/**
 * A model that draws a scene draws the product again. Its pictures are compared with the photo's product here, and a new
 * background is put behind the photo's own pixels wherever the pose allows it. A picture that shows another product is an
 * invalid answer. Several products in one picture, and a photo whose cut-out is doubtful, are not compared.
 */
export function keepProduct(model: Model, engine: Engine): Model {
  return {
    ...model,
    async changeBackground(input) {
      const made = await model.changeBackground(input);
      const compared = await compare(engine, input.images, made.png, input.signal);
      if (!compared?.restorable) return checked(made, compared);
      const restored = await restore(engine, input.images, made.png, input.signal);
      return restored
        ? { ...made, png: restored, product: { score: 1, preserved: true, restorable: true } }
        : checked(made, compared);
    },
    async editImage(input) {
      const made = await model.editImage(input);
      return checked(made, await compare(engine, input.images, made.png, input.signal));
    },
    async addText(input) {
      const made = await model.addText(input);
      return checked(made, await compare(engine, [input.image], made.png, input.signal));
    },
  };
}

function checked(made: ProducedImage, compared: ProductComparison | null): ProducedImage {
  if (!compared) return made;
  const { score, preserved, restorable } = compared;
  if (score < LOST) throw new ProviderError('invalid_answer', 'o produto da imagem não é o da sua foto');
  return { ...made, product: { score, preserved, restorable } };
}

async function compare(
  engine: Engine,
  images: readonly SourceImage[],
  picture: Buffer,
  signal: AbortSignal,
): Promise<ProductComparison | null> {
  const [photo] = images;
  if (!photo || images.length > 1) return null;
  const compared = await orNothing(engine.compareProduct({ photo: photo.bytes, picture, signal }));
  return compared?.trust.doubtful ? null : compared;
}

/** The picture with the photo's own product, `null` where that fails. */
async function restore(
  engine: Engine,
  images: readonly SourceImage[],
  picture: Buffer,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const [photo] = images;
  if (!photo) return null;
  return (await orNothing(engine.restoreProduct({ photo: photo.bytes, picture, signal })))?.png ?? null;
}

/** A photo without a clear product cannot be compared: the picture is kept as it came. */
async function orNothing<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ImageEngineError && error.reason !== 'cancelled') return null;
    throw error;
  }
}
