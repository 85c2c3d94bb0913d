import { ProviderError } from '../../ports/provider-error.ts';
import type { Services } from '../services.ts';

/** Two attempts, one second apart (docs/product.md#limits-and-times). */
const ATTEMPTS = 2;
const PAUSE_MS = 1000;

/** The longest that `attemptTwice` can take with this limit for one attempt. */
export const longestAttemptsMs = (limitMs: number) => ATTEMPTS * limitMs + (ATTEMPTS - 1) * PAUSE_MS;

type Deps = Pick<Services, 'clock' | 'logger'>;

export interface AttemptPolicy {
  /** The operation's name in the log. */
  operation: string;
  /** How long one attempt may take. */
  limitMs: number;
}

/**
 * Calls a provider, and once more a second later where that may help. `stop` ends both attempts. Rejects with the last
 * attempt's `ProviderError`, or whatever else `ask` rejected with.
 */
export async function attemptTwice<Answer>(
  deps: Deps,
  { operation, limitMs }: AttemptPolicy,
  stop: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(deps, limitMs, stop, ask);
    } catch (error) {
      const nonRetryable = !(error instanceof ProviderError) || error.kind === 'refused';
      if (nonRetryable || attempt === ATTEMPTS || stop.aborted) throw error;
      deps.logger.warn({ err: error, attempt, operation }, 'the provider failed; trying again');
      await deps.clock.sleep(PAUSE_MS, stop);
    }
  }
}

async function attemptOnce<Answer>(
  { clock }: Deps,
  limitMs: number,
  stop: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController();
  const over = new AbortController();
  const signal = AbortSignal.any([limit.signal, stop]);
  clock.sleep(limitMs, over.signal).then(
    () => limit.abort(),
    () => undefined,
  );
  try {
    return await Promise.race([ask(signal), whenAborted(signal)]);
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
