import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_ISSUER } from '../auth/embedded-issuer.ts';
import { createTokenVerifier } from '../auth/token-verifier.ts';
import { createCreditLedger } from '../data/credit-ledger.ts';
import { createPictureStore } from '../data/picture-store.ts';
import { createSessionRepository } from '../data/session-repository.ts';
import { createSupabaseClients } from '../data/supabase-clients.ts';
import { lockDataDirectory } from './data-directory.ts';
import { demonstrationAccount } from './demonstration-account.ts';
import { type EmbeddedSupabase, startEmbeddedSupabase } from './embedded-supabase.ts';
import { StartupError } from './startup-error.ts';

const siteUrl = 'http://localhost:3000';
const ENOUGH_ROWS = 40;
/** A comparison that would take the database years; it cannot be interrupted from within. */
const SLOW_TEXT = `${'ab'.repeat(300)}c`;
const SLOW_PATTERN = '^(.+)(.+)(.+)\\1\\3\\2$';
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'andromeda-embedded-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const { email, password } = demonstrationAccount;
const askForTokens = (project: EmbeddedSupabase, grant: string, body: object) =>
  fetch(`${project.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: project.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function signInAsDemonstration(project: EmbeddedSupabase) {
  const answer = await askForTokens(project, 'password', { email, password });
  const { access_token } = (await answer.json()) as { access_token: string };
  return createTokenVerifier({ key: { secret: project.jwtSecret }, issuer: EMBEDDED_ISSUER }).verify(
    access_token,
  );
}

test('a fresh start offers the demonstration account with 5 credits, and its data outlives a restart', async () => {
  const first = await startEmbeddedSupabase({ dataDir, siteUrl });
  const user = await signInAsDemonstration(first);
  if (!user) throw new Error('the demonstration account cannot sign in');
  expect(await createCreditLedger(createSupabaseClients(first)).balance(user)).toMatchObject({
    creditsRemaining: 5,
  });
  const [mail] = first.inbox();
  expect(mail).toMatchObject({ to: demonstrationAccount.email, subject: 'Confirme seu email na Andrômeda' });
  expect(mail?.text).toContain(`Confirmar email: ${siteUrl}/email-confirmation?token_hash=`);
  expect(mail?.text).not.toMatch(/[<>]|&amp;|\{\{/);
  const pictures = createPictureStore(createSupabaseClients(first), { signsAddresses: false });
  await pictures.put(`${user.userId}/a.png`, Buffer.from('png'));
  await first.close();

  const second = await startEmbeddedSupabase({ dataDir, siteUrl });
  const clients = createSupabaseClients(second);
  expect(await createCreditLedger(clients).balance(user), 'the session of before still holds').toMatchObject({
    creditsRemaining: 5,
  });
  expect(
    (await createPictureStore(clients, { signsAddresses: false }).get(`${user.userId}/a.png`))?.toString(),
  ).toBe('png');
  expect(second.inbox()).toEqual([]);
  await second.close();
});

test('the keys are for their owner’s eyes only', async () => {
  const file = join(dataDir, 'keys.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8')).jwtSecret).toHaveLength(44);
});

test('what was acknowledged survives kill -9, and the folder is free at once', {
  tags: ['long'],
}, async () => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'insert-until-killed.fixture.ts'), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const acknowledged = await readLines(child, ENOUGH_ROWS);
  expect(() => lockDataDirectory(dataDir)).toThrow(/já está em uso por outro processo/);
  const gone = new Promise((settle) => child.once('exit', settle));
  child.kill('SIGKILL');
  await gone;

  const restarted = await startEmbeddedSupabase({ dataDir, siteUrl });
  const { asService } = createSupabaseClients(restarted);
  const { data } = await asService.from('token_usage').select('prompt').eq('model_used', 'kill-test');
  const found = new Set(data?.map((row) => row.prompt));
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH_ROWS);
  expect(acknowledged.filter((row) => !found.has(row))).toEqual([]);
  await restarted.close();
});

/** The lines of a child up to the wanted number, and whatever more had arrived when it was reached. */
async function readLines(child: ChildProcess, wanted: number) {
  const lines: string[] = [];
  if (!child.stdout) throw new Error('the child has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length >= wanted) break;
  }
  return lines;
}

test('a database that hangs is ended and serves again at the same address, with all that it acknowledged', {
  tags: ['long'],
}, async () => {
  const logged: string[] = [];
  const log = (_: object, message: string) => void logged.push(message);
  const restarted = Promise.withResolvers<void>();
  const project = await startEmbeddedSupabase({
    dataDir,
    siteUrl,
    onRestart: restarted.resolve,
    logger: { info: log, error: log },
  });
  const { asService } = createSupabaseClients({ ...project, timeoutMs: 60_000 });
  const user = (await asService.from('user_profiles').select('id').limit(1)).data?.[0]?.id;
  const prompts = ['first', 'second', SLOW_TEXT];
  for (const prompt of prompts) {
    const usage = { user_id: user, operation_type: 'add_text', model_used: 'hang', prompt };
    const { error } = await asService.from('token_usage').insert(usage);
    if (error) throw error;
  }
  await asService.from('token_usage').select('id').filter('prompt', 'match', SLOW_PATTERN);
  expect(logged).toContain('the embedded database hangs and is ended');
  await restarted.promise;
  const { data } = await asService.from('token_usage').select('prompt').eq('model_used', 'hang');
  expect(new Set(data?.map(({ prompt }) => prompt))).toEqual(new Set(prompts));
  await project.close();
});

test('without a demonstration account neither its password nor its old session opens a folder that had one', {
  tags: ['long'],
}, async () => {
  const before = await startEmbeddedSupabase({ dataDir, siteUrl });
  const user = await signInAsDemonstration(before);
  if (!user) throw new Error('the demonstration account cannot sign in');
  const opened = await askForTokens(before, 'password', { email, password });
  const { refresh_token } = (await opened.json()) as { refresh_token: string };
  await before.close();

  const project = await startEmbeddedSupabase({ dataDir, siteUrl, demonstration: false });
  const entered = await askForTokens(project, 'password', { email, password });
  const renewed = await askForTokens(project, 'refresh_token', { refresh_token });
  const standing = await createSessionRepository(createSupabaseClients(project)).standing(user);
  await project.close();
  expect([entered.status, renewed.status, standing]).toEqual([400, 400, 'closed']);
});

test('a folder in use is refused with one sentence, and free again after release', async () => {
  const lock = lockDataDirectory(dataDir);
  await expect(startEmbeddedSupabase({ dataDir, siteUrl })).rejects.toThrow(StartupError);
  expect(() => lockDataDirectory(dataDir)).toThrow(
    `A pasta de dados ${dataDir} já está em uso por outro processo da Andrômeda; encerre-o ou escolha outra pasta em DATA_DIR.`,
  );
  lock.release();
  lockDataDirectory(dataDir).release();
});

test('a folder that cannot be written is refused with one sentence', () => {
  const file = join(dataDir, 'keys.json');
  expect(() => lockDataDirectory(file)).toThrow(
    new StartupError(`Não é possível gravar na pasta de dados ${file}: o caminho não é uma pasta.`),
  );
  expect(() => lockDataDirectory(join(file, 'inside'))).toThrow(/: o caminho não é uma pasta\.$/);
});
