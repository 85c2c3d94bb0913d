import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { SavedPicture } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { Services } from '../services.ts';
import { describePhoto } from './describe-photo.ts';
import type { JudgedOrder } from './judged-order.ts';
import { noteStep } from './note-step.ts';
import { pictureFileName } from './picture-file-name.ts';
import { presentGeneration } from './present-generation.ts';
import { type Picture, producePicture } from './produce-picture.ts';
import { repeatWhileUnavailable } from './repeat-while-unavailable.ts';

/**
 * Carries out an order whose credit is reserved. Resolves with the picture, saved or not, and the charge final;
 * or gives the credit back and rejects with `DomainError`.
 */
export async function finishGeneration(
  deps: Services,
  placed: GenerationRecord,
  order: JudgedOrder,
  signal: AbortSignal,
): Promise<Generation> {
  const { words, picture } = await deps.queue
    .run(placed.userId, () => carryOut(deps, placed, order, signal))
    .catch(async (cause: unknown) => {
      const failure = failureOf(deps, order, signal, cause);
      await giveBack(deps, placed, failure);
      throw failure;
    });
  await noteStep(deps, placed, 'saving');
  const saved = await storePicture(deps, placed, order.metadata(words), picture);
  const finished = await commit(deps, placed, picture, saved);
  const answer = presentGeneration(deps.addresses, finished);
  // Not in the library, so that this answer is the only place left for it.
  if (!finished.saved) answer.imageUrl = `data:image/png;base64,${picture.image.png.toString('base64')}`;
  return answer;
}

/** The picture, and the words that it was made of: the person's own, else what was to be seen on the photo. */
async function carryOut(
  deps: Services,
  placed: GenerationRecord,
  order: JudgedOrder,
  signal: AbortSignal,
): Promise<{ words: string | null; picture: Picture }> {
  let words = order.prompt;
  if (order.toDescribe) {
    await noteStep(deps, placed, 'prompt');
    words = (await describePhoto(deps, placed.userId, order.toDescribe, signal)).prompt;
    await noteStep(deps, placed, 'image', words);
  }
  return { words, picture: await producePicture(deps, order, words, signal) };
}

function failureOf(
  { logger }: Services,
  order: JudgedOrder,
  signal: AbortSignal,
  cause: unknown,
): DomainError {
  if (signal.aborted) return new DomainError('generation_interrupted', undefined, { cause });
  if (cause instanceof DomainError) return cause;
  if (cause instanceof ProviderError) {
    logger.warn({ err: cause, operation: order.operation }, 'the provider failed for good');
    return order.failure(cause);
  }
  return new DomainError('internal_error', undefined, { cause });
}

/** `null` when the store failed; the picture is then shown and not kept (specification, section 4). */
async function storePicture(
  { pictures, clock, logger }: Services,
  { id, userId }: GenerationRecord,
  metadata: Record<string, unknown>,
  { image, description }: Picture,
): Promise<SavedPicture | null> {
  const path = `${userId}/${pictureFileName(clock.now())}`;
  try {
    await repeatWhileUnavailable(clock, () => pictures.put(path, image.png));
    return { path, ...description, metadata: { ...metadata, model: image.model } };
  } catch (err) {
    logger.error({ err, generationId: id }, 'a picture could not be stored');
    // A store that gave no answer may have kept it all the same.
    await pictures.remove(path).catch(() => undefined);
    return null;
  }
}

async function commit(
  deps: Services,
  placed: GenerationRecord,
  { image }: Picture,
  picture: SavedPicture | null,
): Promise<GenerationRecord> {
  const { model, tokensUsed, costUsd, demonstration } = image;
  const outcome = {
    generationId: placed.id,
    picture,
    usage: { model, tokensUsed, costUsd },
    demonstration,
  };
  let failure = new DomainError('generation_interrupted');
  const finished = await repeatWhileUnavailable(deps.clock, () =>
    deps.ledger.commitGeneration(outcome),
  ).catch((cause: unknown) => {
    failure = new DomainError('internal_error', undefined, { cause });
    // A commit without an answer may have happened: then this changes nothing and says so.
    return giveBack(deps, placed, failure);
  });
  if (finished?.status === 'completed') return finished;
  if (finished && picture) await deps.pictures.remove(picture.path).catch(logOrphan(deps, picture.path));
  throw failure;
}

/** Answers how the generation stands then; `null` when the database cannot be reached, and the lease will end it. */
async function giveBack(
  { ledger, clock, logger }: Services,
  { id }: GenerationRecord,
  failure: DomainError,
): Promise<GenerationRecord | null> {
  try {
    return await repeatWhileUnavailable(clock, () => ledger.releaseGeneration(id, failure.code));
  } catch (err) {
    logger.error({ err, generationId: id }, 'a credit could not be given back; its lease will do it');
    return null;
  }
}

function logOrphan({ logger }: Services, path: string) {
  return (err: unknown) =>
    logger.error({ err, path }, 'a picture that belongs to nobody could not be removed');
}
