import type { SavedPicture } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';
import { pictureFileName } from './picture-file-name.ts';
import type { Picture } from './produce-picture.ts';

/**
 * Stores a picture. `null` when the store failed; the picture is then shown and not kept (docs/product.md#rules-of-the-image-tools).
 */
export async function storePicture(
  { pictures, clock, logger }: Pick<Services, 'pictures' | 'clock' | 'logger'>,
  { id, userId }: GenerationRecord,
  metadata: Record<string, unknown>,
  { image, description }: Picture,
): Promise<SavedPicture | null> {
  const path = `${userId}/${pictureFileName(clock.now())}`;
  try {
    await repeatWhileUnavailable(clock, () => pictures.put(path, image.png));
    const trust = image.trust && { cut_out: image.trust };
    return { path, ...description, metadata: { ...metadata, model: image.model, ...trust } };
  } catch (err) {
    logger.error({ err, generationId: id }, 'a picture could not be stored');
    // A store that gave no answer may have kept it all the same.
    await pictures.remove(path).catch(() => undefined);
    return null;
  }
}

/** Removes a stored picture that no library will show, because its charge was not made final. */
export async function removeOrphan(
  { pictures, logger }: Pick<Services, 'pictures' | 'logger'>,
  path: string,
): Promise<void> {
  await pictures
    .remove(path)
    .catch((err) => logger.error({ err, path }, 'an orphaned picture could not be removed'));
}
