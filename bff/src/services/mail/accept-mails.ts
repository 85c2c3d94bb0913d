import type { OutgoingMail } from '../../ports/mail-queue.ts';
import type { MailDeps } from './send-mails.ts';

/** More mails than a shop sends in the minutes that a database is away. */
const MOST_IN_MEMORY = 1000;

export interface AcceptedMails {
  /** Accepts a mail at once; it is stored as soon as the database answers. */
  accept(mail: OutgoingMail): void;
  /** Stores the mails in memory, in order. Rejects with `StoreError`; those that were not stored stay in memory. */
  store(): Promise<void>;
}

/** Holds mails for the database, so that no sender waits. */
export function acceptMails({ queue, clock, logger, observer }: Omit<MailDeps, 'server'>): AcceptedMails {
  const unstored: { mail: OutgoingMail; at: Date }[] = [];
  let storing: Promise<void> | null = null;
  const storeAll = async () => {
    for (let next = unstored[0]; next; next = unstored[0]) {
      await queue.add(next.mail, next.at);
      unstored.splice(unstored.indexOf(next), 1);
    }
  };
  return {
    accept(mail) {
      unstored.push({ mail, at: clock.now() });
      if (unstored.length <= MOST_IN_MEMORY) return;
      unstored.shift();
      observer.note({ what: 'mail', outcome: 'dropped' });
      logger.error('a mail was given up: the database has taken none for too long');
    },
    store() {
      storing ??= storeAll().finally(() => {
        storing = null;
      });
      return storing;
    },
  };
}
