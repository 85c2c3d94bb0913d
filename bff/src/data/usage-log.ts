import { z } from 'zod';
import type { UsageLog } from '../ports/usage-log.ts';
import { read } from './answers.ts';
import type { SupabaseClients } from './supabase-clients.ts';

export function createUsageLog({ asService }: SupabaseClients): UsageLog {
  return {
    async record({ userId, operation, model, tokensUsed, costUsd }) {
      const row = {
        user_id: userId,
        operation_type: operation,
        model_used: model,
        tokens_used: tokensUsed,
        cost_usd: costUsd,
      };
      await read('token_usage', z.null(), asService.from('token_usage').insert(row));
    },
  };
}
