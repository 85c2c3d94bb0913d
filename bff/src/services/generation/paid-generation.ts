import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { SavedPicture } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { User } from '../../ports/user.ts';
import { longestAttemptsMs } from '../paid-request/attempt-twice.ts';
import type { PaidRequest } from '../paid-request/paid-request.ts';
import type { Services } from '../services.ts';
import { describePhoto } from './describe-photo.ts';
import { LONGEST_WAIT_MS } from './fair-queue.ts';
import { noteStep } from './note-step.ts';
import { presentGeneration } from './present-generation.ts';
import { ATTEMPT_LIMIT_MS, type Picture, producePicture } from './produce-picture.ts';
import { removeOrphan, storePicture } from './store-picture.ts';
import type { ValidatedRequest } from './validated-request.ts';

/** Time to store and to commit, with repeats, once the picture is made. */
const SAVING_MS = 120_000;
/** The description of the photo comes before the picture, each with its attempts. */
const PRODUCTION_MS = 2 * longestAttemptsMs(ATTEMPT_LIMIT_MS);
const LEASE_SECONDS = Math.ceil((LONGEST_WAIT_MS + PRODUCTION_MS + SAVING_MS) / 1000);

/** A picture that was made; `saved` is `null` when the store failed. */
interface Made {
  picture: Picture;
  saved: SavedPicture | null;
}

/** A validated order of a picture as a paid request: one credit, one image in the library. */
export function paidGeneration(
  deps: Services,
  user: User,
  idempotencyKey: string,
  order: ValidatedRequest,
): PaidRequest<GenerationRecord, Made, Generation> {
  const { ledger, generationLog, addresses } = deps;
  const { operation, prompt, options, fingerprint } = order;
  const { userId } = user;
  return {
    pollMs: 500,
    reserve: () =>
      ledger.reserveCredit({
        userId,
        idempotencyKey,
        fingerprint,
        operation,
        prompt,
        options,
        leaseSeconds: LEASE_SECONDS,
      }),
    work: (placed, stop) => work(deps, placed, order, stop),
    commit: ({ id }, { picture: { image }, saved }) => {
      const { model, tokensUsed, costUsd, demonstration } = image;
      const usage = { model, tokensUsed, costUsd };
      return ledger.commitGeneration({ generationId: id, picture: saved, usage, demonstration });
    },
    release: ({ id }, code) => ledger.releaseGeneration(id, code),
    find: () => generationLog.findByKey(user, idempotencyKey),
    present: (completed, made) => {
      const answer = presentGeneration(addresses, completed);
      // Not in the library, so that this answer is the only place left for it.
      if (made && !completed.saved) {
        answer.imageUrl = dataUrlOf(made.picture.image.png);
        answer.cutOutDoubtful = made.picture.image.trust?.doubtful ?? false;
      }
      return answer;
    },
    failureOf: (cause) => failureOf(deps, order, cause),
    discard: async ({ saved }) => {
      if (saved) await removeOrphan(deps, saved.path);
    },
  };
}

async function work(
  deps: Services,
  placed: GenerationRecord,
  order: ValidatedRequest,
  stop: AbortSignal,
): Promise<Made> {
  const { words, picture } = await deps.queue.run(placed.userId, () => produce(deps, placed, order, stop));
  await noteStep(deps, placed, 'saving');
  return { picture, saved: await storePicture(deps, placed, order.metadata(words), picture) };
}

/** The picture, and the words that it was made of: the user's own, else what was to be seen on the photo. */
async function produce(
  deps: Services,
  placed: GenerationRecord,
  order: ValidatedRequest,
  stop: AbortSignal,
): Promise<{ words: string | null; picture: Picture }> {
  let words = order.prompt;
  if (order.toDescribe) {
    await noteStep(deps, placed, 'prompt');
    words = (await describePhoto(deps, placed.userId, order.toDescribe, stop)).prompt;
    await noteStep(deps, placed, 'image', words);
  }
  return { words, picture: await producePicture(deps, order, words, stop) };
}

function failureOf({ logger }: Services, order: ValidatedRequest, cause: unknown): DomainError {
  if (cause instanceof DomainError) return cause;
  if (cause instanceof ProviderError) {
    logger.warn({ err: cause, operation: order.operation }, 'the provider failed for good');
    return order.failure(cause);
  }
  return new DomainError('internal_error', undefined, { cause });
}

const dataUrlOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
