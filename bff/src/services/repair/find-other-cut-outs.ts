import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { readRepairable } from './read-repairable.ts';
import { VERSION_LIMIT_MS } from './repair-deps.ts';

type Deps = Pick<Services, 'cutOutRepairer' | 'library' | 'logger' | 'openWork' | 'pictures' | 'queue'>;

/**
 * Finds other cut-outs of a cut-out's photo: masks as data addresses of PNG, white where the product is, the likeliest first.
 * `left` aborts when nobody waits for them any more. Rejects with `not_found`, `not_repairable` or `repair_failed`.
 */
export async function findOtherCutOuts(
  deps: Deps,
  user: User,
  imageId: string,
  left: AbortSignal,
): Promise<string[]> {
  const { photo, cutOut } = await readRepairable(deps, user, imageId);
  return deps.openWork.run(async (stop) => {
    const signal = AbortSignal.any([stop, left, AbortSignal.timeout(VERSION_LIMIT_MS)]);
    try {
      const masks = await deps.queue.run(user.userId, () => {
        signal.throwIfAborted();
        return deps.cutOutRepairer.otherCutOuts({ photo, cutOut, signal });
      });
      return masks.map((png) => `data:image/png;base64,${png.toString('base64')}`);
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      if (!left.aborted) deps.logger.warn({ err: cause, imageId }, 'no other cut-outs could be looked for');
      throw new DomainError('repair_failed', undefined, { cause });
    }
  });
}
