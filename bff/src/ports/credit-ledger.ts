import type { CreditEntry } from '../../contract/credit-entries.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { GenerationOptions, GenerationStep } from '../../contract/generations.ts';
import type { Operation } from '../../contract/operations.ts';
import type { GenerationRecord } from './generation-log.ts';
import type { ImageRecord } from './image-library.ts';
import type { Reservation } from './paid-request.ts';
import type { User } from './user.ts';

/** One picture that a user asks for. */
export interface GenerationReservationRequest {
  userId: string;
  /** Chosen by the client; the same key never charges twice. At most 200 characters. */
  idempotencyKey: string;
  /** A digest of the whole request, so that one key cannot stand for two requests. */
  fingerprint: string;
  operation: Operation;
  prompt: string | null;
  options: GenerationOptions;
  /** The reservation is given back if work does not begin within this time. Whole seconds, at least 1. */
  leaseSeconds: number;
}

/** A picture as it lies in the picture store. */
export interface SavedPicture {
  /** `{user id}/{file name}.png`, the path given to `PictureStore.put`. */
  path: string;
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  dominantColor: string;
  /** Goes into `user_images.metadata` beside the operation: model, options, combined prompt and the like. */
  metadata: Record<string, unknown>;
}

/** The claim of the one caller who works on a reserved request. */
export interface Claim {
  /** A UUID that the caller makes once, so that it may repeat the call. */
  id: string;
  /** The reservation is given back if there is no outcome within this time. Whole seconds, at least 1. */
  leaseSeconds: number;
}

/** What the providers did for one generation. */
export interface GenerationUsage {
  model: string;
  tokensUsed: number;
  /** US dollars. */
  costUsd: number;
}

export interface GenerationOutcome {
  generationId: string;
  /** `null` when the picture was made but could not be stored; the generation still counts as completed. */
  picture: SavedPicture | null;
  usage: GenerationUsage;
  demonstration: boolean;
}

export interface CreditGrant {
  userId: string;
  /** One key, such as the payment's id, is granted once ever. */
  key: string;
  reason: string;
  credits: number;
  turboCredits: number;
}

export interface Balance {
  creditsRemaining: number;
  totalCreditsUsed: number;
  turboCredits: number;
  turboCreditsUsed: number;
}

/** `removed`: the discarded picture and its earlier versions, whose files may be deleted; empty where an earlier click did it. */
export type Discarding =
  | { outcome: 'discarded'; removed: ImageRecord[] }
  | { outcome: 'already_kept' | 'not_found' };

/**
 * The ledger of credits. Every call is one database transaction, so any number of nodes may call at once.
 * All reject with `StoreError`; a call that rejected may be made again with the same arguments and charges
 * no more than once.
 */
export interface CreditLedger {
  /** Takes one credit for a request, or says why not. A refusal leaves no trace: the same key works after topping up. */
  reserveCredit(request: GenerationReservationRequest): Promise<Reservation<GenerationRecord>>;
  /**
   * Keeps a reserved credit for this long, for a request that waits for hours before its work begins; `null` where it is not
   * pending any more. Whole seconds.
   */
  holdReservation(generationId: string, seconds: number): Promise<GenerationRecord | null>;
  /** Gives a reserved generation to the caller; `null` where another caller began it, or where it was given back. */
  beginGeneration(generationId: string, claim: Claim): Promise<GenerationRecord | null>;
  /**
   * Makes the charge final and writes the library's row and the usage record with it. Where the reservation
   * was already given back, nothing changes: `status` of the answer is then `failed`, and the stored picture
   * is an orphan.
   */
  commitGeneration(outcome: GenerationOutcome): Promise<GenerationRecord>;
  /** Stores the step of an unfinished generation, and the prompt where one was found meanwhile. */
  noteStep(generationId: string, step: GenerationStep, prompt?: string): Promise<void>;
  /** Gives the credit back, once; harmless after a commit or a second time. */
  releaseGeneration(generationId: string, errorCode: ErrorCode): Promise<GenerationRecord>;
  /** Gives back every reservation whose lease ended before `now` (`generation_interrupted`); answers how many. */
  releaseExpired(now: Date): Promise<number>;
  /** Makes the charge of a returnable picture final; `null` when the user has no such picture. Harmless a second time. */
  keepImage(userId: string, imageId: string): Promise<ImageRecord | null>;
  /** Gives the credit of a returnable picture back, once, and takes the picture out of the library. */
  discardImage(userId: string, imageId: string): Promise<Discarding>;
  /** Adds bought credits; `granted` is false when this key was granted before. */
  grantCredits(grant: CreditGrant): Promise<{ granted: boolean }>;
  /** The user's balance, read in the user's own name. */
  balance(user: User): Promise<Balance>;
  /** The balance of a user who is known without an access token. */
  balanceOf(userId: string): Promise<Balance>;
  /** One page of the user's entries, newest first, with the number of all. `page` counts from 1. */
  entries(
    user: User,
    query: { page: number; pageSize: number },
  ): Promise<{ entries: CreditEntry[]; total: number }>;
}
