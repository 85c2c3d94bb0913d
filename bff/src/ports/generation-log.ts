import type { GenerationOptions, GenerationStep } from '../../contract/generations.ts';
import type { Operation } from '../../contract/operations.ts';
import type { ImageRecord } from './image-library.ts';
import type { PaidRecord } from './paid-request.ts';
import type { User } from './user.ts';

/** One generation as the database stores it. Dates are ISO 8601 in UTC, ending in `Z`. */
export interface GenerationRecord extends PaidRecord {
  userId: string;
  idempotencyKey: string;
  fingerprint: string;
  operation: Operation;
  /** Its current step, or the one at which it ended. */
  step: GenerationStep;
  prompt: string | null;
  options: GenerationOptions;
  /** True when the picture went into the library, even if the user deleted it since. */
  saved: boolean;
  imageId: string | null;
  /** The picture in the library; `null` when unsaved or deleted. */
  image: ImageRecord | null;
  demonstration: boolean;
  createdAt: string;
}

/** A user's latest generations, read in the user's own name. Rejects with `StoreError`. */
export interface GenerationLog {
  findByKey(user: User, idempotencyKey: string): Promise<GenerationRecord | null>;
  /** The same for a user who is known without an access token. */
  findByKeyOf(userId: string, idempotencyKey: string): Promise<GenerationRecord | null>;
  /** Those of these keys that there are, in no order. */
  findByKeys(user: User, idempotencyKeys: readonly string[]): Promise<GenerationRecord[]>;
  /** Newest first; leaves out generations whose picture the user deleted. */
  recent(user: User, limit: number): Promise<GenerationRecord[]>;
}
