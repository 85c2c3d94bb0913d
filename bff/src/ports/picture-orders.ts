import type { SourceType } from '../../contract/browser/provenance/index.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Claim, GenerationOutcome } from './credit-ledger.ts';
import type { GenerationRecord } from './generation-log.ts';
import type { SourceImage } from './image-model.ts';
import type { QueuePlace } from './queue-place.ts';

/** What an order says beside its generation: decided before it was placed, in its user's name. */
export interface OrderRequest {
  /** The new picture's name in the library. */
  name: string | null;
  /** It is made of a cut-out that the user should check. */
  doubtful: boolean;
  /** How the picture of the library came about that it is made of. */
  madeOf: SourceType | null;
  /** That picture of the library, where there is one. */
  madeFrom: string | null;
  /** The product that the new picture joins. An order of the release before says nothing of it. */
  product?: string | undefined;
  /** The photo of it that the new picture is made of; nor of this. */
  productPhoto?: string | undefined;
}

/** One request for a picture as data, so that any process can work on it; its photos are files. */
export interface PlacedOrder {
  request: OrderRequest;
  /** The kinds of its photos, in their order. */
  photos: SourceImage['mimeType'][];
  /** Small ones are made before the rest. */
  small: boolean;
  /** The batch that it belongs to: its user's single orders come before it. */
  batch?: string | undefined;
}

export interface LeasedOrder extends Omit<PlacedOrder, 'small' | 'batch'> {
  generation: GenerationRecord;
}

export interface LeaseTerms {
  /** A UUID made for this one call. */
  workerId: string;
  /** Another worker may have the order after this time without a renewal. Whole seconds. */
  leaseSeconds: number;
  /** The least time until its credit is given back. Whole seconds. */
  workSeconds: number;
}

/** The owner of files that no order needs any more. */
export interface LeftPhotos {
  userId: string;
  idempotencyKey: string;
}

/**
 * The durable queue of requests for pictures: each is leased to one worker at a time, users take turns, and an order whose
 * worker died is given to another one. Every call is one transaction. All reject with `StoreError`, and may be made again
 * with the same arguments.
 */
export interface PictureOrders {
  /** Begins a reserved generation as an order that waits; `null` as `CreditLedger.beginGeneration`. */
  place(generationId: string, claim: Claim, order: PlacedOrder): Promise<GenerationRecord | null>;
  /** The next order, `null` where none waits. */
  lease(terms: LeaseTerms): Promise<LeasedOrder | null>;
  /** False where the order is not this worker's any more, or has ended. */
  renew(generationId: string, workerId: string, leaseSeconds: number): Promise<boolean>;
  /** Makes the charge final, as `CreditLedger.commitGeneration`, and takes the order out of its queue. */
  finish(outcome: GenerationOutcome): Promise<GenerationRecord>;
  /**
   * Gives the credit back, once, and takes the order out of its queue. Without effect where another worker has it.
   * `details` fill the blanks of the sentence for the code.
   */
  fail(
    generationId: string,
    workerId: string,
    failure: { code: ErrorCode; details?: Readonly<Record<string, string>> | undefined },
  ): Promise<GenerationRecord>;
  /** Puts an order back at its old place in the queue, because its worker stops. */
  putBack(generationId: string, workerId: string): Promise<GenerationRecord>;
  /** Puts all orders back that have a worker, where every worker is gone; answers how many. */
  putBackAll(): Promise<number>;
  /** What fills the blanks of the sentence for a failed order. */
  failureDetails(generationId: string): Promise<Record<string, string>>;
  /** Where those of these orders stand that wait. */
  placesOf(generationIds: readonly string[]): Promise<ReadonlyMap<string, QueuePlace>>;
  /** Gives back the credits of orders that waited longer than this, of batches or single ones; answers how many. */
  failLate(longestWaitSeconds: number, ofBatches: boolean): Promise<number>;
  /** How many orders of this user's batches are open. */
  countOfBatches(userId: string): Promise<number>;
  /** Gives back the credits of a batch's orders that no worker has yet; answers their generations. */
  stopBatch(userId: string, batch: string): Promise<GenerationRecord[]>;
  /** Gives back the credits of open generations that are no orders; answers how many. */
  releaseUnqueued(): Promise<number>;
  /** Whose photos lie there although their order ended this long ago. */
  leftPhotos(endedSeconds: number): Promise<LeftPhotos[]>;
  /** Notes that the photos of an ended order are removed. */
  photosRemoved(photos: LeftPhotos): Promise<void>;
  /** Forgets orders that ended this long ago. */
  forgetEnded(endedSeconds: number): Promise<void>;
}

/** What ended orders left behind, whether or not this process still queues in the database. */
export type EndedOrders = Pick<PictureOrders, 'leftPhotos' | 'photosRemoved' | 'forgetEnded'>;
