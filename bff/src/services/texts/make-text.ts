import { createHash } from 'node:crypto';
import type { TextRecord, TextTool } from '../../../contract/texts.ts';
import { DomainError } from '../../domain-error.ts';
import type { WrittenText } from '../../ports/listing-writer.ts';
import type { TextRequestRecord } from '../../ports/text-repository.ts';
import type { User } from '../../ports/user.ts';
import { answerPaidRequest, type PaidRequestDeps } from '../paid-request/answer-paid-request.ts';
import { attemptTwice } from '../paid-request/attempt-twice.ts';
import type { PaidRequest } from '../paid-request/paid-request.ts';
import { PENDING_SECONDS } from '../paid-request/place-request.ts';
import type { Services } from '../services.ts';

const ATTEMPT_LIMIT_MS = 30_000;
const LEASE_SECONDS = 120;

/** One validated request of titles or keywords. `clean` rejects a useless answer with `ProviderError`. */
export interface ValidatedText {
  tool: TextTool;
  input: TextRecord['input'];
  write(signal: AbortSignal): Promise<WrittenText>;
  clean(text: string): string[];
}

interface Made {
  texts: string[];
  written: WrittenText;
}

export type TextDeps = PaidRequestDeps & Pick<Services, 'textRepository' | 'textAllowance' | 'observer'>;

/**
 * Makes the texts of one request for one turbo credit, or for one of the day's free requests; a failure gives back
 * what was taken. The same key with the same content answers the same texts. Rejects with `DomainError`.
 */
export function makeText(
  deps: TextDeps,
  user: User,
  idempotencyKey: string | undefined,
  text: ValidatedText,
): Promise<TextRequestRecord> {
  return deps.observer.watch({ kind: 'paid_request', operation: text.tool }, () =>
    answerPaidRequest(deps, idempotencyKey, deps.openWork.texts, async (key) =>
      paidText(deps, user, key, text),
    ),
  );
}

function paidText(
  deps: TextDeps,
  user: User,
  idempotencyKey: string,
  { tool, input, write, clean }: ValidatedText,
): PaidRequest<TextRequestRecord, Made, TextRequestRecord> {
  const { textRepository, logger } = deps;
  return {
    pollMs: 300,
    reserve: () =>
      textRepository.reserve({
        userId: user.userId,
        idempotencyKey,
        fingerprint: createHash('sha256')
          .update(JSON.stringify([tool, input]))
          .digest('hex'),
        tool,
        input,
        dailyAllowance: deps.textAllowance,
        leaseSeconds: PENDING_SECONDS,
      }),
    begin: ({ id }, claimId) => textRepository.begin(id, { id: claimId, leaseSeconds: LEASE_SECONDS }),
    work: (_placed, stop) =>
      attemptTwice(deps, { operation: tool, limitMs: ATTEMPT_LIMIT_MS }, stop, async (signal) => {
        const written = await write(signal);
        return { written, texts: clean(written.text) };
      }),
    commit: ({ id }, { texts, written }) => textRepository.complete(id, texts, written),
    release: ({ id }, code) => textRepository.release(id, code),
    find: ({ id }) => textRepository.find(user, id),
    present: (completed) => completed,
    failureOf: (cause) => {
      logger.warn({ err: cause, tool }, 'the texts could not be written');
      return new DomainError('text_failed', undefined, { cause });
    },
  };
}
