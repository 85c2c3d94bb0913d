import type { Brand } from '../../ports/brand.ts';
import type { ProducedImage } from '../../ports/image-model.ts';
import type { PictureDescription } from '../../ports/image-processor.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { attemptTwice } from '../paid-request/attempt-twice.ts';
import type { Services } from '../services.ts';
import { placeBrandLogo } from './place-brand-logo.ts';
import type { ValidatedRequest } from './validated-request.ts';

export interface Picture {
  image: ProducedImage;
  description: PictureDescription;
}

/** How long a provider may take for one attempt. */
export const ATTEMPT_LIMIT_MS = 60_000;

type Deps = Pick<
  Services,
  'imageModel' | 'backgroundRemover' | 'imageProcessor' | 'logoPlacer' | 'clock' | 'logger'
>;

/** What a picture follows: the user's words, or those of the photo's description, and the look of the user's shop. */
export interface Following {
  words: string | null;
  brand: Brand | null;
  shopColors: readonly string[];
}

/**
 * Makes the picture of a request in at most two attempts. Rejects with `ProviderError`, an aborted `stop` included; a
 * picture that cannot be decoded counts as an invalid answer.
 */
export function producePicture(
  deps: Deps,
  validated: ValidatedRequest,
  { words, brand, shopColors }: Following,
  stop: AbortSignal,
): Promise<Picture> {
  return attemptTwice(
    deps,
    { operation: validated.operation, limitMs: ATTEMPT_LIMIT_MS },
    stop,
    async (signal) => {
      const made = await validated.make({ ...deps, brand, shopColors }, words, signal);
      const image = await placeBrandLogo(deps, made, { brand, operation: validated.operation, signal });
      const description = await deps.imageProcessor.describe(image.png).catch((cause: unknown) => {
        throw new ProviderError('invalid_answer', 'a resposta não é uma imagem', { cause });
      });
      return { image, description };
    },
  );
}
