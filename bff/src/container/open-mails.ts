import { createMailQueue } from '../data/mail-queue.ts';
import { createSupabaseClients } from '../data/supabase-clients.ts';
import type { EmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import type { Environment, HostedProject } from '../environment.ts';
import { renderMail, renderNotice } from '../mail/mail-templates.ts';
import type { Mails } from '../ports/mails.ts';
import type { Services } from '../services/services.ts';
import { systemClock } from '../system/system-clock.ts';
import { deliverMails, type MailDelivery } from './deliver-mails.ts';

type Observed = Pick<Services, 'logger' | 'observer'>;

interface Parts extends Observed {
  publicUrl: string;
  embedded: Pick<EmbeddedSupabase, 'deliver'> | null;
}

/**
 * What the product mails: into the inbox, where there is one, and by the operator's server, which also sends the embedded
 * project's sign-ups and recoveries.
 */
export async function openMails(
  environment: Environment,
  project: HostedProject,
  { publicUrl, embedded, ...observed }: Parts,
): Promise<{ mails: Mails; stop(): Promise<void> }> {
  const delivery = await openDelivery(environment, project, observed);
  const send = sendTo(embedded, delivery);
  const mails: Mails = {
    render: (template, tokenHash) => renderMail(template, { siteUrl: publicUrl, tokenHash }),
    exportReady: () => renderNotice('exportReady', publicUrl),
    codesTried: () => renderNotice('codesTried', publicUrl),
    secondFactorRemoved: () => renderNotice('secondFactorRemoved', publicUrl),
    deletionRequested: (dueAt) => renderNotice('deletionRequested', publicUrl, dueAt),
    send,
    // On a public address the test of mails is for administrators.
    deliver: embedded && !environment.embeddedPublic ? send : null,
  };
  return { mails, stop: async () => delivery?.stop() };
}

async function openDelivery(
  { SMTP_URL, MAIL_FROM }: Environment,
  project: HostedProject,
  { logger, observer }: Observed,
): Promise<MailDelivery | null> {
  if (!SMTP_URL || !MAIL_FROM) return null;
  // Only here: a start without a mail server reads none of the modules that talk to one.
  const { createSmtpServer } = await import('../providers/smtp/smtp-server.ts');
  return deliverMails({
    queue: createMailQueue(createSupabaseClients(project, observer), project.secretKey),
    server: createSmtpServer({ url: SMTP_URL, from: MAIL_FROM }),
    clock: systemClock,
    logger,
    observer,
  });
}

function sendTo(embedded: Parts['embedded'], delivery: MailDelivery | null): Mails['send'] {
  if (!embedded && !delivery) return null;
  return async (mail) => {
    embedded?.deliver(mail);
    await delivery?.send(mail);
  };
}
