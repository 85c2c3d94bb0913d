import type { ProducedImage, SourceImage } from './image-model.ts';

/** Cuts the product out of its photo. The answer keeps the photo's upright size and has an alpha channel. */
export interface BackgroundRemover {
  removeBackground(input: { image: SourceImage; signal: AbortSignal }): Promise<ProducedImage>;
}
