import type { OutgoingMail } from '../../ports/mail-queue.ts';
import type { MailDeps } from './send-mails.ts';

/** More mails than a shop sends in the minutes that a database is away. */
const MOST_IN_MEMORY = 1000;

export interface AcceptedMails {
  /** Accepts a mail and stores it; if the database is away, `store` does so later. Never rejects. */
  accept(mail: OutgoingMail): Promise<void>;
  /** Stores the mails in memory, in order. Rejects with `StoreError`; those that were not stored stay in memory. */
  store(): Promise<void>;
}

/** Holds mails for the database while it is away. A mail waits for none that came before it. */
export function acceptMails({ queue, clock, logger, observer }: Omit<MailDeps, 'server'>): AcceptedMails {
  const unstored: Accepted[] = [];
  const firstTries = new Set<Promise<void>>();
  let storing: Promise<void> | null = null;
  const storeAll = async () => {
    for (let next = unstored[0]; next; next = unstored[0]) {
      await queue.add(next.mail, next.at);
      // It may have been given up meanwhile, to make room.
      if (unstored[0] === next) unstored.shift();
    }
  };
  const keep = (accepted: Accepted) => {
    unstored.push(accepted);
    if (unstored.length <= MOST_IN_MEMORY) return;
    unstored.shift();
    observer.note({ what: 'mail', outcome: 'dropped' });
    logger.error('a mail was given up: the database has taken none for too long');
  };
  return {
    async store() {
      await Promise.all(firstTries);
      // One run at a time, which may have looked for the last time before a mail came.
      while (unstored.length > 0) {
        storing ??= storeAll().finally(() => {
          storing = null;
        });
        await storing;
      }
    },
    async accept(mail) {
      const accepted = { mail, at: clock.now() };
      const tried = queue.add(mail, accepted.at).catch(() => keep(accepted));
      firstTries.add(tried);
      await tried;
      firstTries.delete(tried);
    },
  };
}

interface Accepted {
  mail: OutgoingMail;
  at: Date;
}
