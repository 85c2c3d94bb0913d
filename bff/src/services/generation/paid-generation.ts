import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { GenerationOutcome, SavedPicture } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { isUnavailable } from '../../ports/store-error.ts';
import type { User } from '../../ports/user.ts';
import { lookOf } from '../brand-kit/brand-of.ts';
import { longestAttemptsMs } from '../paid-request/attempt-twice.ts';
import type { PaidRequest } from '../paid-request/paid-request.ts';
import { PENDING_SECONDS } from '../paid-request/place-request.ts';
import type { Services } from '../services.ts';
import { describePhoto } from './describe-photo.ts';
import { LONGEST_WAIT_MS } from './fair-queue.ts';
import { noteStep } from './note-step.ts';
import { presentGeneration } from './present-generation.ts';
import { ATTEMPT_LIMIT_MS, type Picture, producePicture } from './produce-picture.ts';
import { maskPathOf, photoPathOf, removeOrphan, storePicture } from './store-picture.ts';
import type { ValidatedRequest } from './validated-request.ts';

/** Time to store and to commit, with repeats, once the picture is made. */
const SAVING_MS = 120_000;
/** The description of the photo comes before the picture, each with its attempts. */
const PRODUCTION_MS = 2 * longestAttemptsMs(ATTEMPT_LIMIT_MS);
/** How long a begun generation may take, its wait included. */
export const LEASE_SECONDS = Math.ceil((LONGEST_WAIT_MS + PRODUCTION_MS + SAVING_MS) / 1000);

/** The least time that a worker has for a picture, from its turn to its commit. */
export const WORK_SECONDS = Math.ceil((PRODUCTION_MS + SAVING_MS) / 1000);

/** A picture that was made; `saved` is `null` when the store failed. */
export interface Made {
  picture: Picture;
  saved: SavedPicture | null;
}

type Paid = PaidRequest<GenerationRecord, Made, Generation>;

/** A validated generation as a paid request: one credit, one image in the library. */
export function paidGeneration(
  deps: Services,
  user: User,
  idempotencyKey: string,
  validated: ValidatedRequest,
): Paid {
  const { ledger, generationLog } = deps;
  const { operation, prompt, options, fingerprint } = validated;
  const { userId } = user;
  return {
    ...generationWork(deps, validated),
    pollMs: 500,
    reserve: () =>
      ledger.reserveCredit({
        userId,
        idempotencyKey,
        fingerprint,
        operation,
        prompt,
        options,
        leaseSeconds: PENDING_SECONDS,
      }),
    begin: ({ id }, claimId) => ledger.beginGeneration(id, { id: claimId, leaseSeconds: LEASE_SECONDS }),
    commit: ({ id }, made) => ledger.commitGeneration(outcomeOf(id, made)),
    release: ({ id }, code) => ledger.releaseGeneration(id, code),
    find: () => generationLog.findByKey(user, idempotencyKey),
  };
}

/** The turn of an order of a batch, which is begun when it comes; the end of `left` gives up the wait with its reason. */
export interface BatchTurn {
  left: AbortSignal;
  begin(): Promise<void>;
}

/** How the picture of a validated request is made, and answered. */
export function generationWork(
  deps: Services,
  validated: ValidatedRequest,
  turn?: BatchTurn,
): Pick<Paid, 'work' | 'present' | 'failureOf' | 'discard'> {
  return {
    work: (placed, stop) => work(deps, placed, validated, { stop, turn }),
    present: (completed, made) => {
      const answer = presentGeneration(deps.addresses, completed);
      // The picture is not in the library: this answer is the only place to see it.
      if (made && !completed.saved) {
        const { png, trust, product, undrawn = [] } = made.picture.image;
        answer.imageUrl = dataUrlOf(png);
        answer.cutOutDoubtful = trust?.doubtful ?? false;
        answer.productPreserved = product?.preserved ?? null;
        answer.undrawn = [...undrawn];
      }
      return answer;
    },
    failureOf: (cause) => failureOf(deps, validated, cause),
    discard: async ({ saved }) => {
      if (!saved) return;
      for (const path of [saved.path, photoPathOf(saved.path), maskPathOf(saved.path)])
        await removeOrphan(deps, path);
    },
  };
}

/** What the ledger keeps of a picture that was made. */
export function outcomeOf(generationId: string, { picture, saved }: Made): GenerationOutcome {
  const { model, tokensUsed, costUsd, demonstration } = picture.image;
  return { generationId, picture: saved, usage: { model, tokensUsed, costUsd }, demonstration };
}

async function work(
  deps: Services,
  placed: GenerationRecord,
  validated: ValidatedRequest,
  { stop, turn }: { stop: AbortSignal; turn: BatchTurn | undefined },
): Promise<Made> {
  // Nobody is told 200 places that change with every picture.
  const stopTelling = turn ? () => false : deps.queuePlaces.follow(placed);
  const inTurn = async () => {
    await turn?.begin();
    const { userId, idempotencyKey: key } = placed;
    const step = validated.toDescribe ? 'prompt' : 'image';
    if (stopTelling()) deps.orderEvents.publish(userId, { key, status: 'working', step });
    return produce(deps, placed, validated, stop);
  };
  const { words, picture } = await deps.queue
    .run(placed.userId, inTurn, { id: placed.id, kind: validated.operation, batch: turn?.left })
    .finally(stopTelling);
  await noteStep(deps, placed, 'saving');
  return { picture, saved: await storePicture(deps, placed, validated, words, picture) };
}

/** The picture and its prompt: the user's own, else the description of the photo. */
async function produce(
  deps: Services,
  placed: GenerationRecord,
  validated: ValidatedRequest,
  stop: AbortSignal,
): Promise<{ words: string | null; picture: Picture }> {
  let words = validated.prompt;
  if (validated.toDescribe) {
    await noteStep(deps, placed, 'prompt');
    const photo = { image: validated.toDescribe, product: validated.options.product };
    words = (await describePhoto(deps, placed.userId, photo, stop)).prompt;
    await noteStep(deps, placed, 'image', words);
  }
  const following = { words, ...(await lookOf(deps, placed.userId, validated.options)) };
  return { words, picture: await producePicture(deps, validated, following, stop) };
}

function failureOf({ logger }: Services, validated: ValidatedRequest, cause: unknown): DomainError {
  if (cause instanceof DomainError) return cause;
  if (cause instanceof ProviderError) {
    logger.warn({ err: cause, operation: validated.operation }, 'the provider failed for good');
    return validated.failure(cause);
  }
  const code = isUnavailable(cause) ? 'service_unavailable' : 'internal_error';
  return new DomainError(code, undefined, { cause });
}

const dataUrlOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
