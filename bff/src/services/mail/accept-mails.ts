import type { OutgoingMail } from '../../ports/mail-queue.ts';
import type { MailDeps } from './send-mails.ts';

/** More than a shop sends in the minutes that a database is away. */
const MOST_IN_MEMORY = 1000;

export interface AcceptedMails {
  /** Takes a mail at once; it is stored as soon as the database takes it. */
  accept(mail: OutgoingMail): void;
  /** Stores what is in memory, in its order. Rejects with `StoreError`; what was not stored stays. */
  store(): Promise<void>;
}

/** Mails between whoever sends one, who never waits, and the database. */
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
