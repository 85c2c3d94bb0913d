import { z } from 'zod';
import type { ReadCreditOverview } from '../ports/credit-overview.ts';
import { read } from './answers.ts';
import { balanceOf, CreditsRow } from './credit-ledger.ts';
import { SubscriptionRow } from './payment-repository.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const Overview = z.object({
  balance: CreditsRow.nullable(),
  subscription: SubscriptionRow.nullable(),
  free_texts_used: z.int(),
});

/** Reads the overview in one statement; reading each part separately took three. */
export function createCreditOverview({ asAnyone }: Pick<SupabaseClients, 'asAnyone'>): ReadCreditOverview {
  return async (user, now) => {
    const parameters = { p_day: midnightBefore(now).toISOString() };
    const query = inNameOf(user, asAnyone.rpc('read_credit_overview', parameters));
    const row = await read('read_credit_overview', Overview, query);
    return {
      balance: balanceOf(row.balance),
      subscription: row.subscription,
      freeTextsUsed: row.free_texts_used,
    };
  };
}

/** When the day begins in São Paulo, which has had no summer time since 2019; `reserve_text` counts from then, too. */
function midnightBefore(now: Date): Date {
  const day = saoPauloDay.format(now);
  return new Date(`${day}T00:00:00-03:00`);
}

const saoPauloDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
