import type { Buffer } from 'node:buffer';
import { sourceTypeIn } from '../../images/origin.ts';
import { withStatement } from '../../images/source-statement.ts';
import type { SavedPicture } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { CutOutGround, CutOutRecord } from '../../ports/image-library.ts';
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
    const source = await storeSource(deps, path, validated, image.mask);
    const cutOut = (image.trust || source) && { cut_out: { ...image.trust, ...source } };
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

/** The path of the photo of the cut-out in the picture at `path`. */
export const photoPathOf = (path: string) => path.replace(/\.png$/, '-foto.jpg');

/** The path of the mask of the cut-out that lies on a colour in the picture at `path`. */
export const maskPathOf = (path: string) => path.replace(/\.png$/, '-recorte.png');

/**
 * Stores what a repair of the cut-out starts from: the photo, and the mask of a cut-out that lies on a colour. `null` where
 * there is no such thing. A picture without it is still worth keeping: it only cannot be repaired.
 */
async function storeSource(
  { pictures, imageProcessor, clock, logger }: Deps,
  path: string,
  { cutFrom, ground }: ValidatedRequest,
  mask: Buffer | undefined,
): Promise<(Pick<CutOutRecord, 'photo'> & { ground?: CutOutGround }) | null> {
  if (!cutFrom || (ground && !mask)) return null;
  try {
    const photo = await imageProcessor.photoOfCutOut(cutFrom.bytes);
    if (!photo) return null;
    await repeatWhileUnavailable(clock, () => pictures.put(photoPathOf(path), photo));
    if (mask) await repeatWhileUnavailable(clock, () => pictures.put(maskPathOf(path), mask));
    return { photo: photoPathOf(path), ...(ground && { ground: { ...ground, mask: maskPathOf(path) } }) };
  } catch (err) {
    logger.error({ err, path }, 'the photo of a cut-out could not be stored');
    for (const half of [photoPathOf(path), maskPathOf(path)])
      await pictures.remove(half).catch(() => undefined);
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
