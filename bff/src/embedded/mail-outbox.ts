import type { EmailDriver } from '@supabase/lite';
import { createMailSeal } from '../mail/mail-seal.ts';
import { textOfMail } from '../mail/mail-text.ts';
import { demonstrationAccount } from './demonstration-account.ts';
import type { SqlDatabase } from './sql-database.ts';

/**
 * Keeps each mail as a row for the node that sends mails, and then passes it on. The row is written in the request's own turn with the
 * database, so that a sign-up or a recovery that was answered has its mail, whatever ends the process.
 */
export function keepInOutbox(
  database: Pick<SqlDatabase, 'query'>,
  email: EmailDriver,
  serviceSecret: string,
): EmailDriver {
  const { seal } = createMailSeal(serviceSecret);
  return {
    async send(mail) {
      const { to, subject, html = '' } = mail;
      // Its domain exists only on this machine, and no server accepts mails for it.
      if (to !== demonstrationAccount.email)
        await database.query(
          'insert into public.outgoing_mails (sealed, queued_at, next_attempt_at) values ($1, $2, $2)',
          [await seal({ to, subject, html, text: textOfMail(html) }), new Date().toISOString()],
        );
      await email.send(mail);
    },
  };
}
