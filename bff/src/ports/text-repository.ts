import type { ErrorCode } from '../../contract/errors.ts';
import type { TextRecord, TextTool } from '../../contract/texts.ts';
import type { Claim } from './credit-ledger.ts';
import type { PaidRecord, Reservation } from './paid-request.ts';
import type { User } from './user.ts';

/** One set of titles or keywords that a user asks for. */
export interface TextReservationRequest {
  userId: string;
  /** Chosen by the client; the same key never charges twice. At most 200 characters. */
  idempotencyKey: string;
  /** A digest of the whole request, so that one key cannot stand for two requests. */
  fingerprint: string;
  tool: TextTool;
  input: TextRecord['input'];
  /** Requests a day (São Paulo) that cost nothing while there is no turbo credit. */
  dailyAllowance: number;
  /** The reservation is given back if work does not begin within this time. */
  leaseSeconds: number;
}

export interface TextRequestRecord extends PaidRecord {
  tool: TextTool;
  input: TextRecord['input'];
  /** Empty until completed, and after the user deleted it. */
  texts: string[];
  /** False where the request was free that day. */
  charged: boolean;
  demonstration: boolean;
  createdAt: string;
}

export interface TextUsage {
  model: string;
  tokensUsed: number;
  costUsd: number;
  demonstration: boolean;
}

/** Requests for texts, their charge in turbo credits, and the history. All reject with `StoreError`. */
export interface TextRepository {
  /** Takes one turbo credit or one of the day's free requests, or says why not; a refusal leaves no trace. */
  reserve(request: TextReservationRequest): Promise<Reservation<TextRequestRecord>>;
  /** Gives a reserved request to the caller; `null` where another caller began it, or where it was given back. */
  begin(requestId: string, claim: Claim): Promise<TextRequestRecord | null>;
  /** Makes the charge final; harmless a second time. */
  complete(requestId: string, texts: readonly string[], usage: TextUsage): Promise<TextRequestRecord>;
  /** Gives the turbo credit back, once. */
  release(requestId: string, errorCode: ErrorCode): Promise<TextRequestRecord>;
  /** Gives back every request whose lease ended before `now`; answers how many. */
  releaseExpired(now: Date): Promise<number>;
  find(user: User, requestId: string): Promise<TextRequestRecord | null>;
  /** Finished requests of one tool with `search` in their input or result, newest first. `page` counts from 1. */
  history(
    user: User,
    query: { tool: TextTool; page: number; pageSize: number; search: string },
  ): Promise<{ records: TextRequestRecord[]; hasMore: boolean }>;
  /** Deletes the words of one text; false where the user has no such text. */
  forget(user: User, requestId: string): Promise<boolean>;
  /** Deletes the words of all finished texts of one tool. */
  forgetAll(user: User, tool: TextTool): Promise<void>;
}
