import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSupabaseClients } from '../data/supabase-clients.ts';
import { type EmbeddedSupabase, startEmbeddedSupabase } from './embedded-supabase.ts';

const ROWS = 20;
let dataDir: string;
let project: EmbeddedSupabase;
let logged: string[];
let restarts: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'andromeda-faults-'));
  logged = [];
  restarts = 0;
  const log = (_: object, message: string) => void logged.push(message);
  project = await startEmbeddedSupabase({
    dataDir,
    siteUrl: 'http://localhost:3000',
    onRestart: () => {
      restarts += 1;
    },
    logger: { info: log, error: log },
  });
});
afterEach(async () => {
  await project.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Adds rows one after another; each is acknowledged before the next. */
async function addRows(): Promise<string[]> {
  const { asService } = createSupabaseClients(project);
  const { data: profiles } = await asService.from('user_profiles').select('id').limit(1);
  const prompts = Array.from({ length: ROWS }, (_, row) => `row ${row}`);
  for (const prompt of prompts) {
    const usage = { user_id: profiles?.[0]?.id, operation_type: 'add_text', model_used: 'fault', prompt };
    const { error } = await asService.from('token_usage').insert(usage);
    if (error) throw error;
  }
  return prompts;
}

async function readRows(): Promise<string[]> {
  const { asService } = createSupabaseClients(project);
  const { data, error } = await asService.from('token_usage').select('prompt').eq('model_used', 'fault');
  if (error) throw error;
  return data.map(({ prompt }) => prompt);
}

/** A comparison that would take the database years; it cannot be interrupted from within. */
async function hang(): Promise<void> {
  const { asService } = createSupabaseClients({ ...project, timeoutMs: 60_000 });
  const user = (await asService.from('user_profiles').select('id').limit(1)).data?.[0]?.id;
  const prompt = `${'ab'.repeat(300)}c`;
  await asService
    .from('token_usage')
    .insert({ user_id: user, operation_type: 'add_text', model_used: 'hang', prompt });
  await asService.from('token_usage').select('id').filter('prompt', 'match', '^(.+)(.+)(.+)\\1\\3\\2$');
}

test('a database that hangs is ended and serves again at the same address, with all that it acknowledged', async () => {
  const rows = await addRows();
  await hang();
  expect(logged).toContain('the embedded database hangs and is ended');
  await vi.waitFor(async () => expect(new Set(await readRows())).toEqual(new Set(rows)), 60_000);
  await vi.waitFor(() => expect(restarts).toBe(1));
});
