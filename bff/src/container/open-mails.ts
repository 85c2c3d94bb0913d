import { createMailQueue } from '../data/mail-queue.ts';
import { createSupabaseClients } from '../data/supabase-clients.ts';
import type { EmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import type { Environment, HostedProject } from '../environment.ts';
import { createSmtpServer } from '../providers/smtp/smtp-server.ts';
import type { Services } from '../services/services.ts';
import { systemClock } from '../system/system-clock.ts';
import { deliverMails, type MailDelivery } from './deliver-mails.ts';

interface Parts extends Pick<Services, 'logger' | 'observer'> {
  embedded: Pick<EmbeddedSupabase, 'passMailsTo'> | null;
}

/** Sends mails by the operator's server, including the embedded project's sign-up and recovery mails; null without one. */
export function openMails(
  { SMTP_URL, MAIL_FROM }: Environment,
  project: HostedProject,
  { embedded, logger, observer }: Parts,
): MailDelivery | null {
  if (!SMTP_URL || !MAIL_FROM) return null;
  const delivery = deliverMails({
    queue: createMailQueue(createSupabaseClients(project, observer), project.secretKey),
    server: createSmtpServer({ url: SMTP_URL, from: MAIL_FROM }),
    clock: systemClock,
    logger,
    observer,
  });
  embedded?.passMailsTo(delivery.send);
  return delivery;
}
