import type { ImageOutcome } from '../../generation/image-outcome.ts';
import type { Remake } from '../../remake/remake-context.ts';

/** A picture of the library that a template may show. */
export interface PreviewChoice {
  imageId: string;
  src: string;
}

/** The picture of a finished run; null where it was not kept. */
export function previewOfOutcome({ generation }: Pick<ImageOutcome, 'generation'>): PreviewChoice | null {
  const { saved, imageId, imageUrl, thumbnailUrl } = generation;
  return saved && imageId ? { imageId, src: thumbnailUrl ?? imageUrl } : null;
}

/** The picture that these very words have made: of the run on the screen, or the one that another is made like. */
export function previewOfWords(
  words: string,
  outcome: ImageOutcome | null,
  remake: Remake | null,
): PreviewChoice | null {
  const same = (other: string | null | undefined) => other?.trim() === words.trim();
  if (outcome && same(outcome.request?.prompt ?? outcome.generation.prompt)) return previewOfOutcome(outcome);
  if (remake?.picture && same(remake.prompt))
    return { imageId: remake.picture.id, src: remake.picture.thumbnailUrl };
  return null;
}
