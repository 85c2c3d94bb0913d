import { describePicture, type PictureDescription } from '../../images/describe-picture.ts';
import type { ProducedImage } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { Services } from '../services.ts';
import type { JudgedOrder } from './judge-order.ts';

/** Specification, section 9: two attempts, one second apart. */
const ATTEMPTS = 2;
const PAUSE_MS = 1000;
const ATTEMPT_LIMIT_MS = 60_000;

/** The longest `producePicture` can take. */
export const LONGEST_PRODUCTION_MS = ATTEMPTS * ATTEMPT_LIMIT_MS + (ATTEMPTS - 1) * PAUSE_MS;

export interface Picture {
  image: ProducedImage;
  description: PictureDescription;
}

type Deps = Pick<Services, 'imageModel' | 'backgroundRemover' | 'clock' | 'logger'>;

/**
 * Asks the provider, and once more a second later where that may help. Rejects with `ProviderError`, an aborted
 * `signal` included; a picture that cannot be decoded counts as an invalid answer.
 */
export async function producePicture(deps: Deps, order: JudgedOrder, signal: AbortSignal): Promise<Picture> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptPicture(deps, order, signal);
    } catch (error) {
      const hopeless = !(error instanceof ProviderError) || error.kind === 'refused';
      if (hopeless || attempt === ATTEMPTS || signal.aborted) throw error;
      deps.logger.warn(
        { err: error, attempt, operation: order.operation },
        'the provider failed; trying again',
      );
      await deps.clock.sleep(PAUSE_MS, signal);
    }
  }
}

async function attemptPicture(deps: Deps, order: JudgedOrder, stop: AbortSignal): Promise<Picture> {
  const limit = new AbortController();
  const over = new AbortController();
  const signal = AbortSignal.any([limit.signal, stop]);
  deps.clock.sleep(ATTEMPT_LIMIT_MS, over.signal).then(
    () => limit.abort(),
    () => undefined,
  );
  try {
    const image = await Promise.race([order.make(deps, signal), whenAborted(signal)]);
    const description = await describePicture(image.png).catch((cause: unknown) => {
      throw new ProviderError('invalid_answer', 'a resposta não é uma imagem', { cause });
    });
    return { image, description };
  } finally {
    over.abort();
  }
}

// A provider that ignores its signal must not hold the reservation.
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    const abort = () => refuse(new ProviderError('temporary', 'o serviço demorou demais para responder'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
