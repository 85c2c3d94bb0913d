import type { ErrorCode } from '../../../contract/errors.ts';
import type { DomainError } from '../../domain-error.ts';
import type { PaidRecord, Reservation } from '../../ports/paid-request.ts';

/**
 * One request that is paid with credits: how it is charged, carried out and answered. `Kept` is its record in the
 * database, `Work` what was made for it, `Answer` what the user gets.
 */
export interface PaidRequest<Kept extends PaidRecord, Work, Answer> {
  /** Takes the credit, or finds the request that came before with the same key. Safe to repeat. */
  reserve(): Promise<Reservation<Kept>>;
  /**
   * Makes this caller, known by its claim, the one who works on the request; safe to repeat. `null` where another one
   * began it, or where it was given back.
   */
  begin(placed: Kept, claimId: string): Promise<Kept | null>;
  /** Does the work. `stop` aborts when the process can wait no longer. */
  work(placed: Kept, stop: AbortSignal): Promise<Work>;
  /** Makes the charge final; safe to repeat. Answers the record as it is then, which may be a failed one. */
  commit(placed: Kept, work: Work): Promise<Kept>;
  /** Gives the credit back; safe to repeat, and without effect on a completed request. */
  release(placed: Kept, code: ErrorCode): Promise<Kept>;
  /** Reads the record again. */
  find(placed: Kept): Promise<Kept | null>;
  /** `work` is `null` for a replay. */
  present(completed: Kept, work: Work | null): Answer;
  /** Names a failure of the work or the commit. */
  failureOf(cause: unknown): DomainError;
  /** Undoes the work outside the database, when the charge could not become final. */
  discard?(work: Work): Promise<void>;
  /**
   * Where any process may do the work: waits for its end, whoever placed it; `mine` where this caller did. When the process
   * stops, the work goes on without it.
   */
  awaitEnd?(placed: Kept, mine: boolean): Promise<Answer>;
  /** How often a replay reads the record while another process works on it. */
  pollMs: number;
}

/** A paid request once it is begun: what is left is to carry it out. */
export type BegunRequest<Kept extends PaidRecord, Work, Answer> = Pick<
  PaidRequest<Kept, Work, Answer>,
  'work' | 'commit' | 'release' | 'present' | 'failureOf' | 'discard'
>;
