import { ProviderError } from '../../ports/provider-error.ts';
import type { Services } from '../services.ts';

/** Specification, section 9: two attempts, one second apart. */
const ATTEMPTS = 2;
const PAUSE_MS = 1000;
const ATTEMPT_LIMIT_MS = 60_000;

/** The longest that `attemptTwice` can take. */
export const LONGEST_ATTEMPTS_MS = ATTEMPTS * ATTEMPT_LIMIT_MS + (ATTEMPTS - 1) * PAUSE_MS;

type Deps = Pick<Services, 'clock' | 'logger'>;

/**
 * Asks a provider, and once more a second later where that may help. Each attempt has a minute; `stop` ends both.
 * Rejects with the last attempt's `ProviderError`, or whatever else `ask` rejected with.
 */
export async function attemptTwice<Answer>(
  deps: Deps,
  operation: string,
  stop: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(deps, stop, ask);
    } catch (error) {
      const hopeless = !(error instanceof ProviderError) || error.kind === 'refused';
      if (hopeless || attempt === ATTEMPTS || stop.aborted) throw error;
      deps.logger.warn({ err: error, attempt, operation }, 'the provider failed; trying again');
      await deps.clock.sleep(PAUSE_MS, stop);
    }
  }
}

async function attemptOnce<Answer>(
  { clock }: Deps,
  stop: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController();
  const over = new AbortController();
  const signal = AbortSignal.any([limit.signal, stop]);
  clock.sleep(ATTEMPT_LIMIT_MS, over.signal).then(
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
