import { z } from 'zod';
import { createMailSeal } from '../mail/mail-seal.ts';
import type { ClaimedMail, MailQueue } from '../ports/mail-queue.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const ClaimRow = z.object({ id: z.uuid(), sealed: z.string(), queued_at: Instant, attempts: z.int() });

/** Keeps mails as sealed rows, which nobody can read without the service's secret. */
export function createMailQueue({ asService }: SupabaseClients, serviceSecret: string): MailQueue {
  const { seal, open } = createMailSeal(serviceSecret);
  const rows = () => asService.from('outgoing_mails');
  const write = (query: Parameters<typeof read>[2]) => read('outgoing_mails', z.null(), query);
  return {
    async add(mail, now) {
      const at = now.toISOString();
      await write(rows().insert({ sealed: await seal(mail), queued_at: at, next_attempt_at: at }));
    },
    async claim(now, leaseSeconds): Promise<ClaimedMail | null> {
      const parameters = { p_now: now.toISOString(), p_lease_seconds: leaseSeconds };
      const query = asService.rpc('claim_outgoing_mail', parameters);
      const row = await read('claim_outgoing_mail', ClaimRow.nullable(), query);
      if (!row) return null;
      const { id, attempts } = row;
      return { id, attempts, queuedAt: new Date(row.queued_at), mail: await open(row.sealed) };
    },
    async retryAt(id, at) {
      await write(rows().update({ next_attempt_at: at.toISOString() }).eq('id', id));
    },
    async remove(id) {
      await write(rows().delete().eq('id', id));
    },
  };
}
