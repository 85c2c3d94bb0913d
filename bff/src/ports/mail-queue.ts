import type { Mail } from './mails.ts';

export type OutgoingMail = Mail & { to: string };

/** A mail that was given to this process to be sent. */
export interface ClaimedMail {
  id: string;
  queuedAt: Date;
  /** This one included. */
  attempts: number;
  /** Null where it cannot be read any more: the service's key is another one than when it was kept. */
  mail: OutgoingMail | null;
}

/** Mails on their way, until a server has taken them. All reject with `StoreError`. */
export interface MailQueue {
  add(mail: OutgoingMail, now: Date): Promise<void>;
  /** The one that waits longest, for one process and `leaseSeconds`; null where none is due. */
  claim(now: Date, leaseSeconds: number): Promise<ClaimedMail | null>;
  retryAt(id: string, at: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Takes mails. Rejects with `MailServerError`. */
export interface MailServer {
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * A mail was not taken. `refused`: it never will be; `away`: another attempt may help. The message is for the log and holds
 * no address: its cause may.
 */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';
  readonly kind: 'refused' | 'away';

  constructor(kind: MailServerError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
