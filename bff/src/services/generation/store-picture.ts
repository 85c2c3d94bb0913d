import { sourceTypeIn } from '../../images/origin.ts';
import { withStatement } from '../../images/source-statement.ts';
import type { SavedPicture } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';
import { pictureFileName } from './picture-file-name.ts';
import type { Picture } from './produce-picture.ts';
import type { ValidatedRequest } from './validated-request.ts';

type Deps = Pick<Services, 'pictures' | 'imageProcessor' | 'clock' | 'logger'>;

const undrawnIn = ({ undrawn = [] }: Picture['image']) => (undrawn.length > 0 ? { undrawn } : {});

/**
 * Stores a picture, and the photo that it is a cut-out of. `null` when the store failed; the picture is then shown and
 * not stored (docs/product.md#rules-of-the-image-tools).
 */
export async function storePicture(
  deps: Deps,
  { id, userId }: GenerationRecord,
  validated: ValidatedRequest,
  words: string | null,
  { image, description }: Picture,
): Promise<SavedPicture | null> {
  const { pictures, clock, logger } = deps;
  const path = `${userId}/${pictureFileName(clock.now())}`;
  try {
    const facts = { ...validated.metadata(words), model: image.model };
    const png = withStatement(image.png, sourceTypeIn(validated.operation, facts));
    await repeatWhileUnavailable(clock, () => pictures.put(path, png));
    const photo = validated.cutFrom && (await storePhoto(deps, path, validated.cutFrom));
    const cutOut = (image.trust || photo) && { cut_out: { ...image.trust, ...(photo && { photo }) } };
    const notes = { ...(image.product && { product: image.product }), ...undrawnIn(image) };
    const metadata = { ...facts, ...cutOut, ...notes };
    return { path, ...description, metadata };
  } catch (err) {
    logger.error({ err, generationId: id }, 'a picture could not be stored');
    // A store that gave no answer may have stored it all the same.
    await pictures.remove(path).catch(() => undefined);
    return null;
  }
}

/** The path of the photo of the cut-out at `path`. */
export const photoPathOf = (path: string) => path.replace(/\.png$/, '-foto.jpg');

/** Answers the path of the photo. A cut-out without its photo is still worth keeping: it only cannot be repaired. */
async function storePhoto(
  { pictures, imageProcessor, clock, logger }: Deps,
  path: string,
  { bytes }: SourceImage,
): Promise<string | null> {
  try {
    const photo = await imageProcessor.photoOfCutOut(bytes);
    if (!photo) return null;
    await repeatWhileUnavailable(clock, () => pictures.put(photoPathOf(path), photo));
    return photoPathOf(path);
  } catch (err) {
    logger.error({ err, path }, 'the photo of a cut-out could not be stored');
    return null;
  }
}

/** Removes a stored picture that no library will show, because its charge did not become final. */
export async function removeOrphan(
  { pictures, logger }: Pick<Services, 'pictures' | 'logger'>,
  path: string,
): Promise<void> {
  await pictures
    .remove(path)
    .catch((err) => logger.error({ err, path }, 'an orphaned picture could not be removed'));
}
