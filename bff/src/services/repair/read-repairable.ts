import type { Buffer } from 'node:buffer';
import { DomainError } from '../../domain-error.ts';
import type { CutOutToRepair } from '../../ports/cut-out-repairer.ts';
import type { CutOutRecord, ImageRecord } from '../../ports/image-library.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { isRepairable } from './is-repairable.ts';

/** A picture whose cut-out can be repaired, with the files that the repair needs. */
export interface Repairable extends CutOutToRepair {
  image: ImageRecord;
  known: CutOutRecord;
}

/** Reads one of the user's cut-outs, or the mask of one that lies on a colour, with its photo. Rejects with `not_found` and `not_repairable`. */
export async function readRepairable(
  { library, pictures }: Pick<Services, 'library' | 'pictures'>,
  user: User,
  imageId: string,
): Promise<Repairable> {
  const image = await library.find(user, imageId);
  if (!image) throw new DomainError('not_found');
  const known = image.cutOut;
  if (!known?.photo || !isRepairable(image)) throw new DomainError('not_repairable');
  const [photo, cutOut]: (Buffer | null)[] = await Promise.all([
    pictures.get(known.photo),
    pictures.get(known.ground?.mask ?? image.path),
  ]);
  if (!photo || !cutOut) throw new DomainError('not_repairable');
  return { image, known, photo, cutOut };
}
