import type { EmailDriver } from '@supabase/lite';
import { createAuthGate } from './auth-gate.ts';
import { serveSandboxGoogle } from './google-calls.ts';
import type { createLiteProject } from './lite-project.ts';
import type { RunTogether } from './renew-sessions.ts';
import { createSessionGate } from './session-gate.ts';
import { limitSessions } from './session-times.ts';
import type { SqlDatabase } from './sql-database.ts';
import type { WorkerSettings } from './worker-messages.ts';

export type Answer = (request: Request, peerAddress: string | null) => Promise<Response>;

interface ServedProject {
  app: ReturnType<typeof createLiteProject>;
  database: SqlDatabase;
  settings: WorkerSettings;
  email: EmailDriver;
  together: RunTogether;
}

/** The application behind its gates, warmed up: its first answer is as quick as any later one. */
export async function serveProject(
  { app, database, settings, email, together }: ServedProject,
  runInTurn: (request: () => Promise<Response>) => Promise<Response>,
): Promise<Answer> {
  const gate = createAuthGate({ database, email, siteUrl: settings.siteUrl });
  const keepSessions = createSessionGate({ database, jwtSecret: settings.keys.jwtSecret, together });
  const fetch: Answer = (request, peerAddress) =>
    runInTurn(() =>
      keepSessions(request, async (asked) => (await gate(asked)) ?? app.fetch(asked, { peerAddress })),
    );
  answerGoogleFor(database, settings);
  await warmUp(fetch, settings);
  await limitSessions(database);
  if (settings.closedAccount) await closeAccount(database, settings.closedAccount);
  return fetch;
}

function answerGoogleFor(database: SqlDatabase, { keys }: WorkerSettings): void {
  const hasPassword = async (email: string) => {
    const { rows } = await database.query(
      `select 1 from auth.users where email = $1 and encrypted_password is not null and encrypted_password <> ''`,
      [email.toLowerCase()],
    );
    return rows.length > 0;
  };
  serveSandboxGoogle(
    keys.secretKey,
    async ({ email, linked }) => linked === true || !(await hasPassword(email)),
  );
}

/** A data folder may come from a developer's machine, where the account's password is printed at every start. */
async function closeAccount(database: SqlDatabase, email: string): Promise<void> {
  const where = 'user_id in (select id from auth.users where email = $1)';
  await database.query(`delete from auth.sessions where ${where}`, [email]);
  // No password has this hash.
  await database.query(`update auth.users set encrypted_password = '!' where email = $1`, [email]);
}

/** Without these two, the first requests after a start would race to set up roles and grants. */
async function warmUp(fetch: Answer, { keys }: WorkerSettings) {
  for (const path of ['/rest/v1/user_credits?limit=1', '/storage/v1/bucket/imagens']) {
    const headers = { apikey: keys.secretKey, authorization: `Bearer ${keys.secretKey}` };
    const response = await fetch(new Request(`http://127.0.0.1${path}`, { headers }), '127.0.0.1');
    if (!response.ok)
      throw new Error(`warm-up of ${path} answered ${response.status}: ${await response.text()}`);
  }
}
