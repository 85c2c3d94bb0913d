import {
  type ClaimedMail,
  type MailQueue,
  type MailServer,
  MailServerError,
} from '../../ports/mail-queue.ts';
import type { Services } from '../services.ts';

export type MailDeps = Pick<Services, 'clock' | 'logger' | 'observer'> & {
  queue: MailQueue;
  server: MailServer;
};

/** Longer than an attempt can take; after it another process tries. */
const LEASE_SECONDS = 90;

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** The age at which a mail is given up, because a link in it would be of no use. */
const KEPT_HOURS = 24;

/**
 * Sends what waits until nothing is due, or until the server does not take mails now: then it is asked again at the next
 * look. Any number of nodes may run it. A mail whose sender was killed meanwhile may arrive twice.
 */
export async function sendMails(deps: MailDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await deps.queue.claim(deps.clock.now(), LEASE_SECONDS);
    if (!claimed || !(await sendOne(deps, claimed))) return;
  }
}

/** False where the server accepts no mails now. */
async function sendOne(deps: MailDeps, claimed: ClaimedMail): Promise<boolean> {
  const { id, mail, attempts } = claimed;
  if (!mail) {
    await drop(deps, claimed, 'unreadable');
    return true;
  }
  try {
    await deps.server.send(mail);
  } catch (error) {
    if (!(error instanceof MailServerError)) throw error;
    const waitedMs = deps.clock.now().getTime() - claimed.queuedAt.getTime();
    if (error.kind === 'refused') await drop(deps, claimed, error.message);
    else if (waitedMs >= KEPT_HOURS * 3600_000) await drop(deps, claimed, error.message);
    else await delay(deps, claimed, error.message);
    return error.kind === 'refused';
  }
  deps.observer.note({ what: 'mail', outcome: 'sent' });
  deps.logger.info({ mail: id, attempts }, 'a mail was sent');
  await deps.queue.remove(id);
  return true;
}

async function delay(deps: MailDeps, { id, attempts }: ClaimedMail, why: string): Promise<void> {
  deps.observer.note({ what: 'mail', outcome: 'delayed' });
  deps.logger.warn({ mail: id, attempts, why }, 'the mail server took no mail; it is tried again');
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  await deps.queue.retryAt(id, new Date(deps.clock.now().getTime() + pause));
}

async function drop(deps: MailDeps, { id, attempts }: ClaimedMail, why: string): Promise<void> {
  deps.observer.note({ what: 'mail', outcome: 'dropped' });
  deps.logger.error({ mail: id, attempts, why }, 'a mail was given up');
  await deps.queue.remove(id);
}
