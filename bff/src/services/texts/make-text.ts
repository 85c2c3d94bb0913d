import { createHash } from 'node:crypto';
import type { TextRecord, TextTool } from '../../../contract/texts.ts';
import { DomainError } from '../../domain-error.ts';
import type { WrittenText } from '../../ports/listing-writer.ts';
import type { Person } from '../../ports/person.ts';
import type { TextOrderRecord } from '../../ports/text-book.ts';
import { answerPaidRequest, type PaidRequestDeps } from '../paid-request/answer-paid-request.ts';
import { attemptTwice } from '../paid-request/attempt-twice.ts';
import type { PaidRequest } from '../paid-request/paid-request.ts';
import type { Services } from '../services.ts';

const ATTEMPT_LIMIT_MS = 30_000;
const LEASE_SECONDS = 120;

/** One validated request of titles or keywords. `clean` rejects an answer that is of no use with `ProviderError`. */
export interface TextWish {
  tool: TextTool;
  input: TextRecord['input'];
  write(signal: AbortSignal): Promise<WrittenText>;
  clean(text: string): string[];
}

interface Made {
  texts: string[];
  written: WrittenText;
}

export type TextDeps = PaidRequestDeps & Pick<Services, 'textBook' | 'textAllowance'>;

/**
 * Makes the texts of one request for one turbo credit, or for one of the day's free requests; a failure gives back
 * what was taken. The same key with the same content answers the same texts. Rejects with `DomainError`.
 */
export function makeText(
  deps: TextDeps,
  person: Person,
  idempotencyKey: string | undefined,
  wish: TextWish,
): Promise<TextOrderRecord> {
  return answerPaidRequest(deps, idempotencyKey, deps.openWork.texts, async (key) =>
    paidText(deps, person, key, wish),
  );
}

function paidText(
  deps: TextDeps,
  person: Person,
  idempotencyKey: string,
  { tool, input, write, clean }: TextWish,
): PaidRequest<TextOrderRecord, Made, TextOrderRecord> {
  const { textBook, logger } = deps;
  return {
    pollMs: 300,
    reserve: () =>
      textBook.reserve({
        userId: person.userId,
        idempotencyKey,
        fingerprint: createHash('sha256')
          .update(JSON.stringify([tool, input]))
          .digest('hex'),
        tool,
        input,
        dailyAllowance: deps.textAllowance,
        leaseSeconds: LEASE_SECONDS,
      }),
    work: (_placed, stop) =>
      attemptTwice(deps, { operation: tool, limitMs: ATTEMPT_LIMIT_MS }, stop, async (signal) => {
        const written = await write(signal);
        return { written, texts: clean(written.text) };
      }),
    commit: ({ id }, { texts, written }) => textBook.complete(id, texts, written),
    release: ({ id }, code) => textBook.release(id, code),
    find: ({ id }) => textBook.find(person, id),
    present: (completed) => completed,
    failureOf: (cause) => {
      logger.warn({ err: cause, tool }, 'the texts could not be written');
      return new DomainError('text_failed', undefined, { cause });
    },
  };
}
