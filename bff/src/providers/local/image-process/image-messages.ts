import type { CutOutModelOptions } from '@andromeda/image-engine';
import { ImageEngineError, NetworkError } from '@andromeda/image-engine/errors';
import { DomainError } from '../../../domain-error.ts';
import type { ImageVerb } from './image-work.ts';

/** The operator's model, once it is loaded. */
export interface OpenedModel {
  family: string;
  side: number;
  seconds: number;
}

/** The messages of the server to the process. The first message is `open`, whose answer comes before any other. */
export type ToProcess =
  | { type: 'open'; model: CutOutModelOptions | null }
  | { type: 'call'; id: number; verb: ImageVerb; input: object }
  | { type: 'abort'; id: number };

export type FromProcess =
  | { type: 'opened'; model: OpenedModel | null }
  | { type: 'not_opened'; failure: SentFailure }
  | { type: 'warning'; message: string; cause: string }
  | AboutCall;

/** The process's reports about one call; a stage is one of the engine's. */
export type AboutCall =
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'failure'; id: number; failure: SentFailure }
  | { type: 'stage_began'; id: number; stage: number; name: string }
  | { type: 'stage_ended'; id: number; stage: number; failure: SentFailure | null };

/** An error as it is sent to another process, where its class is lost. */
export type SentFailure = { cause: Error | undefined; message: string } & (
  | { kind: 'domain'; code: DomainError['code']; details: DomainError['details'] }
  | { kind: 'engine'; reason: ImageEngineError['reason'] }
  | { kind: 'network'; reason: NetworkError['reason']; detail: string }
  | { kind: 'other' }
);

export function sendFailure(error: unknown): SentFailure {
  const known = error instanceof Error ? error : new Error(String(error));
  const common = { message: known.message, cause: known.cause instanceof Error ? known.cause : undefined };
  if (known instanceof DomainError)
    return { ...common, kind: 'domain', code: known.code, details: known.details };
  if (known instanceof ImageEngineError) return { ...common, kind: 'engine', reason: known.reason };
  if (known instanceof NetworkError)
    return { ...common, kind: 'network', reason: known.reason, detail: known.detail };
  return { ...common, kind: 'other', cause: known };
}

export function readFailure(failure: SentFailure): Error {
  const { cause, message } = failure;
  if (failure.kind === 'domain') return new DomainError(failure.code, failure.details, { cause });
  if (failure.kind === 'engine') return new ImageEngineError(failure.reason, { cause });
  if (failure.kind === 'network') return new NetworkError(failure.reason, failure.detail, { cause });
  return new Error(message, { cause });
}
