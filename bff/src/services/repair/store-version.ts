import { withStatement } from '../../images/source-statement.ts';
import type { SavedPicture } from '../../ports/credit-ledger.ts';
import type { RepairedPicture } from '../../ports/cut-out-repairer.ts';
import type { CutOutTrust } from '../../ports/image-model.ts';
import { pictureFileName } from '../generation/picture-file-name.ts';
import { maskPathOf } from '../generation/store-picture.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import type { Services } from '../services.ts';
import type { Repairable } from './read-repairable.ts';

/** Stores a new version of a cut-out, with its own mask where it lies on a colour. It shares the photo of the previous version. */
export async function storeVersion(
  { pictures, imageProcessor, clock }: Pick<Services, 'pictures' | 'imageProcessor' | 'clock'>,
  { image, known }: Repairable,
  { png, mask }: RepairedPicture,
  trust: Partial<CutOutTrust> & { repaired: boolean },
): Promise<SavedPicture> {
  const path = `${image.userId}/${pictureFileName(clock.now())}`;
  const description = await imageProcessor.describe(png);
  await repeatWhileUnavailable(clock, () => pictures.put(path, withStatement(png, image.sourceType)));
  if (mask) await repeatWhileUnavailable(clock, () => pictures.put(maskPathOf(path), mask));
  const ground = known.ground && mask ? { ...known.ground, mask: maskPathOf(path) } : null;
  return { path, ...description, metadata: { cut_out: { ...trust, photo: known.photo, ground } } };
}
