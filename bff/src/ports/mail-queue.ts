import type { Mail } from './mails.ts';

export type OutgoingMail = Mail & { to: string };

/** A mail that was handed to this process to send. */
export interface ClaimedMail {
  id: string;
  queuedAt: Date;
  /** The number of attempts, this one included. */
  attempts: number;
  /** Null where it can no longer be read, because the service's key has changed since. */
  mail: OutgoingMail | null;
}

/** Mails on their way, until a server has taken them. All reject with `StoreError`. */
export interface MailQueue {
  add(mail: OutgoingMail, now: Date): Promise<void>;
  /** Claims the mail that has waited longest, for `leaseSeconds`; null where none is due. */
  claim(now: Date, leaseSeconds: number): Promise<ClaimedMail | null>;
  retryAt(id: string, at: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Accepts mails. Rejects with `MailServerError`. */
export interface MailServer {
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * A mail was not taken. `refused`: it never will be; `away`: another attempt may help. The message is for the log and holds
 * no address, though its cause may.
 */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';
  readonly kind: 'refused' | 'away';

  constructor(kind: MailServerError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
