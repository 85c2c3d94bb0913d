import type { Buffer } from 'node:buffer';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { readRepairable } from './read-repairable.ts';

/** The photo or the mask of a cut-out, reduced to the size that a browser repairs it at, as PNG. */
export async function readCutOut(
  deps: Pick<Services, 'library' | 'pictures' | 'cutOutRepairer'>,
  user: User,
  imageId: string,
  part: 'photo' | 'mask',
): Promise<Buffer> {
  const { photo, cutOut } = await readRepairable(deps, user, imageId);
  const reduced = await deps.cutOutRepairer.reduce({ photo, cutOut }).catch((cause: unknown) => {
    throw new DomainError('not_repairable', undefined, { cause });
  });
  return reduced[part];
}
