import type { MailServer, OutgoingMail } from '../ports/mail-queue.ts';
import { acceptMails } from '../services/mail/accept-mails.ts';
import { type MailDeps, sendMails } from '../services/mail/send-mails.ts';
import { repeatEvery } from './repeat-every.ts';

const LOOK_EVERY_MS = 2000;

/** How long a stop waits for an attempt that is under way. */
const STOP_MS = 3000;

export interface MailDelivery {
  /** Accepts a mail and sends it later. Never rejects; resolves once it is stored, or could not be stored yet. */
  send(mail: OutgoingMail): Promise<void>;
  /** Stores the accepted mails. An attempt that takes longer ends with the process; another process repeats it. */
  stop(): Promise<void>;
}

/** Sends mails in the background, on each node. */
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
