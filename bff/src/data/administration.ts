import { z } from 'zod';
import type { Administration } from '../ports/administration.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const Figures = z.object({
  activeUsers: z.int(),
  totalUsers: z.int(),
  monthlyRevenueCents: z.int(),
  aiGenerations: z.int(),
  aiCostUsd: z.number(),
  creditsUsed: z.int(),
  creditsLeft: z.int(),
  recentUsers: z.array(
    z
      .object({ full_name: z.string(), email: z.string(), created_at: Instant })
      .transform(({ full_name, email, created_at }) => ({
        fullName: full_name,
        email,
        createdAt: created_at,
      })),
  ),
});

export function createAdministration({ asService }: SupabaseClients): Administration {
  return {
    figures: () => read('read_admin_overview', Figures, asService.rpc('read_admin_overview')),
    grantAdmin: (email) => read('grant_admin', z.boolean(), asService.rpc('grant_admin', { p_email: email })),
  };
}
