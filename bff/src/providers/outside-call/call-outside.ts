import type { Logger } from '../../logging/logger.ts';
import type { Clock } from '../../ports/clock.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { OutsideFailure, providerError } from './outside-failure.ts';

/** How to reach one service. */
export interface OutsideService {
  /** Its name, for the operator. */
  provider: string;
  baseUrl: string;
  apiKey: string;
  send: typeof fetch;
  clock: Clock;
  logger: Logger;
  /** Milliseconds one call may take. */
  callLimitMs?: number;
}

/** A little less than the minute of an attempt, so that the timeout is reported here, with the service's name. */
const CALL_LIMIT_MS = 57_000;
/** A service that asks for a longer pause than this counts as failed. */
const LONGEST_PAUSE_MS = 10_000;
const LONGEST_WORDS = 300;

/**
 * Calls a service within its time. Where it asks for a short pause it is asked a second time after it. Every failure
 * is logged once, without key or picture, and rejects with `ProviderError`.
 */
export async function callOutside<Answer>(
  service: OutsideService,
  operation: string,
  stop: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const { clock, callLimitMs = CALL_LIMIT_MS } = service;
  const limit = AbortSignal.timeout(callLimitMs);
  const signal = AbortSignal.any([stop, limit]);
  const started = performance.now();
  try {
    return await ask(signal).catch(async (error: unknown) => {
      const pause = pauseWanted(error);
      if (pause === null) throw error;
      await clock.sleep(pause, signal);
      return ask(signal);
    });
  } catch (error) {
    // Our own refusal, such as of an unreadable photo, is not a failure of the service.
    if (error instanceof ProviderError) throw error;
    throw reportFailure(service, operation, failureOf(error, { stop, limit }), started);
  }
}

/**
 * Logs one failure of a service, without its key, and answers it in our words. For calls that go on after `callOutside`,
 * such as a stream; `started` is their beginning by `performance.now()`.
 */
export function reportFailure(
  { provider, apiKey, logger }: OutsideService,
  operation: string,
  error: unknown,
  started: number,
): ProviderError {
  const failure = withoutKey(error instanceof OutsideFailure ? error : unavailable(error), apiKey);
  const { trouble, message: said, details } = failure;
  const took = Math.round(performance.now() - started);
  const line = { provider, operation, trouble, status: details.status, said, durationMs: took };
  logger[levels[trouble] ?? 'warn'](line, hints[trouble] ?? 'a provider failed');
  return providerError(failure, provider);
}

const hints: Readonly<Partial<Record<OutsideFailure['trouble'], string>>> = {
  credentials: 'a provider refused us: look at its key, the rights of the key and the name of the model',
  payment: "a provider wants to be paid: look at its account's balance",
  quota: "a provider's limit of calls is reached",
  blocked: 'a provider blocked a request by its safety rules',
};
const levels: Readonly<Partial<Record<OutsideFailure['trouble'], 'error'>>> = {
  credentials: 'error',
  payment: 'error',
};

function pauseWanted(error: unknown): number | null {
  if (!(error instanceof OutsideFailure)) return null;
  const { retryAfterMs } = error.details;
  return retryAfterMs !== undefined && retryAfterMs <= LONGEST_PAUSE_MS ? retryAfterMs : null;
}

function failureOf(error: unknown, { stop, limit }: Record<'stop' | 'limit', AbortSignal>): OutsideFailure {
  const options = { cause: error };
  if (stop.aborted) return new OutsideFailure('timeout', 'the call was given up', {}, options);
  if (limit.aborted) return new OutsideFailure('timeout', 'no answer in time', {}, options);
  return error instanceof OutsideFailure ? error : unavailable(error);
}

const unavailable = (cause: unknown) => new OutsideFailure('unavailable', wordsOf(cause), {}, { cause });

// fetch says only 'fetch failed', and hides what happened in the cause.
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Services repeat keys in their messages ('Consumer api_key:... has been suspended'). */
function withoutKey({ trouble, message, details, cause }: OutsideFailure, apiKey: string): OutsideFailure {
  const said = message.replaceAll(apiKey, '***').slice(0, LONGEST_WORDS);
  return new OutsideFailure(trouble, said, details, { cause });
}
