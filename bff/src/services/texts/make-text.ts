import { createHash } from 'node:crypto';
import type { TextRecord, TextTool } from '../../../contract/texts.ts';
import { DomainError } from '../../domain-error.ts';
import type { WrittenText } from '../../ports/listing-writer.ts';
import type { Person } from '../../ports/person.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { TextOrderRecord } from '../../ports/text-book.ts';
import { repeatWhileUnavailable } from '../generation/repeat-while-unavailable.ts';
import type { Services } from '../services.ts';

/** As for pictures (specification, section 9): two attempts, one second apart. */
const ATTEMPTS = 2;
const PAUSE_MS = 1000;
const ATTEMPT_LIMIT_MS = 30_000;
const LEASE_SECONDS = 120;
const POLL_MS = 300;

/** One order of titles or keywords, judged. `clean` rejects an answer that is of no use with `ProviderError`. */
export interface TextWish {
  tool: TextTool;
  input: TextRecord['input'];
  write(signal: AbortSignal): Promise<WrittenText>;
  clean(text: string): string[];
}

type Deps = Pick<Services, 'textBook' | 'textAllowance' | 'openWork' | 'clock' | 'logger'>;

/**
 * Makes the texts of one order for one turbo credit, or for one of the day's free orders; a failure gives back
 * what was taken. The same key with the same wish answers the same texts. Rejects with `DomainError`.
 */
export function makeText(
  deps: Deps,
  person: Person,
  idempotencyKey: string | undefined,
  wish: TextWish,
): Promise<TextOrderRecord> {
  if (!idempotencyKey) return Promise.reject(new DomainError('idempotency_key_missing'));
  return deps.openWork.run(async (signal) => {
    const reservation = await deps.textBook.reserve({
      userId: person.userId,
      idempotencyKey,
      fingerprint: createHash('sha256')
        .update(JSON.stringify([wish.tool, wish.input]))
        .digest('hex'),
      tool: wish.tool,
      input: wish.input,
      dailyAllowance: deps.textAllowance,
      leaseSeconds: LEASE_SECONDS,
    });
    if (!('order' in reservation)) throw new DomainError(reservation.outcome);
    return reservation.outcome === 'reserved'
      ? finish(deps, reservation.order, wish, signal)
      : awaitOrder(deps, person, reservation.order, signal);
  });
}

async function finish(deps: Deps, order: TextOrderRecord, wish: TextWish, stop: AbortSignal) {
  const { textBook, clock, logger } = deps;
  try {
    const { texts, written } = await attempts(deps, wish, stop);
    return await repeatWhileUnavailable(clock, () => textBook.complete(order.id, texts, written));
  } catch (cause) {
    const code = stop.aborted ? 'generation_interrupted' : 'text_failed';
    logger.warn({ err: cause, tool: wish.tool, orderId: order.id }, 'the texts could not be written');
    await repeatWhileUnavailable(clock, () => textBook.release(order.id, code)).catch((err: unknown) =>
      logger.error({ err, orderId: order.id }, 'the turbo credit goes back when the lease ends'),
    );
    throw new DomainError(code, undefined, { cause });
  }
}

async function attempts({ clock, logger }: Deps, wish: TextWish, stop: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    try {
      const written = await wish.write(AbortSignal.any([stop, AbortSignal.timeout(ATTEMPT_LIMIT_MS)]));
      return { written, texts: wish.clean(written.text) };
    } catch (err) {
      const hopeless = !(err instanceof ProviderError) || err.kind === 'refused';
      if (hopeless || attempt === ATTEMPTS || stop.aborted) throw err;
      logger.warn({ err, attempt, tool: wish.tool }, 'the provider failed; trying again');
      await clock.sleep(PAUSE_MS, stop);
    }
  }
}

async function awaitOrder(
  { textBook, clock }: Deps,
  person: Person,
  placed: TextOrderRecord,
  signal: AbortSignal,
): Promise<TextOrderRecord> {
  let order: TextOrderRecord | null = placed;
  while (order?.status === 'processing' && clock.now().getTime() < Date.parse(placed.reservedUntil)) {
    await clock.sleep(POLL_MS, signal);
    order = await textBook.find(person, placed.id);
  }
  if (order?.status === 'completed') return order;
  throw new DomainError(order?.errorCode ?? 'generation_interrupted');
}
