import { DomainError } from '../../domain-error.ts';
import type { ImageDescription, SourceImage } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { attemptTwice } from '../paid-request/attempt-twice.ts';
import type { Services } from '../services.ts';
import { advertisingPrompt } from './advertising-prompt.ts';
import { ATTEMPT_LIMIT_MS } from './produce-picture.ts';

type Deps = Pick<Services, 'imageModel' | 'usageLog' | 'clock' | 'logger'>;

/**
 * Describes the photo as a prompt. Costs no credit; its use is recorded for the user. Rejects with
 * `prompt_not_generated` where nothing was said, and with `description_failed` where the provider failed.
 */
export async function describePhoto(
  deps: Deps,
  userId: string,
  photo: { image: SourceImage; product?: string | undefined },
  stop: AbortSignal,
): Promise<{ prompt: string; demonstration: boolean }> {
  const said = await attemptTwice(
    deps,
    { operation: 'describe', limitMs: ATTEMPT_LIMIT_MS },
    stop,
    (signal) => deps.imageModel.describe({ ...photo, signal }),
  ).catch((cause: unknown) => {
    if (!(cause instanceof ProviderError)) throw cause;
    const code = cause.kind === 'invalid_answer' ? 'prompt_not_generated' : 'description_failed';
    throw new DomainError(code, undefined, { cause });
  });
  await recordUse(deps, userId, said);
  if (said.text.trim() === '') throw new DomainError('prompt_not_generated');
  return { prompt: advertisingPrompt(said.text), demonstration: said.demonstration };
}

async function recordUse({ usageLog, logger }: Deps, userId: string, said: ImageDescription): Promise<void> {
  const { model, tokensUsed, costUsd } = said;
  const entry = { userId, operation: 'describe_image', model, tokensUsed, costUsd };
  await usageLog
    .record(entry)
    .catch((err) => logger.error({ err, userId }, 'the use of a description was not recorded'));
}
