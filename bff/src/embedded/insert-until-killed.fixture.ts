/** A process of its own for the kill test: inserts rows one after another and writes each acknowledged one out. */
import { createSupabaseClients } from '../data/supabase-clients.ts';
import { demonstrationAccount } from './demonstration-account.ts';
import { startEmbeddedSupabase } from './embedded-supabase.ts';

const project = await startEmbeddedSupabase({
  dataDir: process.argv[2] ?? '',
  siteUrl: 'http://localhost:3000',
});
const { asService } = createSupabaseClients(project);
const { data: profiles } = await asService
  .from('user_profiles')
  .select('id')
  .eq('full_name', demonstrationAccount.fullName);

for (let row = 0; ; row += 1) {
  const usage = {
    user_id: profiles?.[0]?.id,
    operation_type: 'add_text',
    model_used: 'kill-test',
    prompt: `row ${row}`,
  };
  const { error } = await asService.from('token_usage').insert(usage);
  if (error) throw error;
  process.stdout.write(`row ${row}\n`);
}
