import type { MailServer, OutgoingMail } from '../ports/mail-queue.ts';
import { acceptMails } from '../services/mail/accept-mails.ts';
import { type MailDeps, sendMails } from '../services/mail/send-mails.ts';
import { repeatEvery } from './repeat-every.ts';

const LOOK_EVERY_MS = 2000;

/** What a stop leaves to an attempt that is under way. */
const STOP_MS = 3000;

export interface MailDelivery {
  /** Takes a mail at once, and sends it by and by. */
  send(mail: OutgoingMail): void;
  /** Stores what was accepted. An attempt that takes longer ends with the process, and another one makes it again. */
  stop(): Promise<void>;
}

/** Sends mails beside everything else, on each node. */
export function deliverMails(deps: MailDeps & { server: MailServer }): MailDelivery {
  const leaving = new AbortController();
  const accepted = acceptMails(deps);
  const failureMessage = 'mails were not worked on';
  const run = async () => {
    await accepted.store();
    await sendMails(deps, leaving.signal);
  };
  const sending = repeatEvery({ everyMs: LOOK_EVERY_MS, failureMessage, run }, deps.logger);
  return {
    send: accepted.accept,
    async stop() {
      leaving.abort();
      const patience = new AbortController();
      await Promise.race([sending.stop(), deps.clock.sleep(STOP_MS, patience.signal)]);
      patience.abort();
      await accepted.store().catch((err: unknown) => deps.logger.error({ err }, failureMessage));
    },
  };
}
