import type { User } from './user.ts';
import type { PushDevice } from './web-push.ts';

/** The order that a photo of a batch has now. */
export interface BatchPhoto {
  batch: string;
  /** How many photos the batch is to bring. */
  photos: number;
  photo: string;
  generationId: string;
}

/** A batch that has come to an end, and who is to know. */
export interface DueNotice {
  batch: string;
  ready: number;
  photos: number;
  /** False where fewer photos were sent than the batch is to bring. */
  complete: boolean;
  devices: PushDevice[];
}

/** The devices that take notices, and the batches that they wait for. All reject with `StoreError`. */
export interface BatchNotices {
  /** Keeps a device for this user alone, until their sign-in ends; the oldest ones beyond `most` go. */
  saveDevice(user: User, device: PushDevice, most: number): Promise<void>;
  removeDevice(userId: string, endpoint: string): Promise<void>;
  /** Removes a device that takes no more notices, whosever it is. */
  forgetDevice(endpoint: string): Promise<void>;
  notePhoto(userId: string, photo: BatchPhoto): Promise<void>;
  /** A stopped batch brings no notice, unless it goes on. */
  noteStop(userId: string, batch: string): Promise<void>;
  /** Whether it was stopped at this time or later, and did not go on. */
  wasStopped(userId: string, batch: string, since: Date): Promise<boolean>;
  /**
   * Takes the ended batches, each once, whichever process asks. One has ended when nothing of it is open and nothing happened for
   * `quietSeconds`, or for `pauseSeconds` where photos are missing.
   */
  claimDue(after: { quietSeconds: number; pauseSeconds: number }): Promise<DueNotice[]>;
}
