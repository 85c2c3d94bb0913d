import { dirname, join } from 'node:path';
import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { PASSWORD_SYMBOLS, SHORTEST_PASSWORD } from '../../contract/browser/password-rules.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { mailSubjects } from '../mail/mail-templates.ts';
import { templatesFolder } from '../mail/template-sources.ts';
import { createAuthGate } from './auth-gate.ts';
import { copyData } from './copy-data.ts';
import { answerGoogle } from './google-calls.ts';
import { applyMigrations } from './migrations.ts';
import { shareOneSession } from './one-session.ts';
import { createPictureFiles } from './picture-files.ts';
import { createSessionGate } from './session-gate.ts';
import { gatherTransactionStart } from './transaction-start.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** A password has one character of each. What both the registration and the reset screen ask for. */
const passwordCharacters = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', PASSWORD_SYMBOLS];

export interface LiteApp {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
  /** The database itself, past every wall. */
  database: PgliteConnection['driver'];
  applied: string[];
  /** Rejects when the database does not answer any more. A refusal by it is an answer. */
  requireAlive(): Promise<void>;
  /** Copies the data folder, as it stands between two requests, into a folder of the same disk. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The embedded project, migrated and warmed up: from the first request on it answers as later. A new database begins as
 * `template`, if there is one.
 */
export async function openLiteApp(
  settings: WorkerSettings,
  email: EmailDriver,
  template?: Blob,
): Promise<LiteApp> {
  setExperimental('storage', true);
  const connection = await createPgliteConnection({
    url: settings.databaseUrl,
    pgliteOptions: { relaxedDurability: false, ...(template ? { loadDataDir: template } : {}) },
  });
  const app = createApp(connection, settings, email);
  await app.ensureSystemSchema();
  const applied = await applyMigrations(connection.driver);
  if (settings.statements) countStatements(connection.driver, new Int32Array(settings.statements));
  const requireAlive = aliveCheck(connection.driver);
  gatherTransactionStart(connection.driver);
  const { runInTurn, runAlone } = shareOneSession(connection.driver);
  const gate = createAuthGate({ database: connection.driver, email, siteUrl: settings.siteUrl });
  const keepSessions = createSessionGate({
    database: connection.driver,
    jwtSecret: settings.keys.jwtSecret,
  });
  const fetch: LiteApp['fetch'] = (request, peerAddress) =>
    runInTurn(() =>
      keepSessions(request, async () => (await gate(request)) ?? app.fetch(request, { peerAddress })),
    );
  serveSandboxGoogle(connection.driver, settings);
  await warmUp(fetch, settings);
  if (settings.closedAccount) await closeAccount(connection.driver, settings.closedAccount);
  const copyTo = (folder: string) =>
    runAlone(async (execute) => {
      await execute('CHECKPOINT');
      await copyData(dirname(settings.databaseUrl), folder);
    });
  return {
    fetch,
    database: connection.driver,
    applied,
    requireAlive,
    copyTo,
    close: () => connection.close(),
  };
}

function countStatements(database: PgliteConnection['driver'], counter: Int32Array<SharedArrayBuffer>): void {
  const run = database.query.bind(database);
  database.query = (...statement: Parameters<typeof run>) => {
    Atomics.add(counter, 0, 1);
    return run(...statement);
  };
}

/** It asks between the statements of whoever has the session, so that a long queue of requests does not look like an end. */
function aliveCheck(database: PgliteConnection['driver']): LiteApp['requireAlive'] {
  const ask = database.query.bind(database);
  return async () => {
    await ask('select 1').catch((error: unknown) => {
      const isRefusal = error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
      if (!isRefusal) throw error;
    });
  };
}

function createApp(connection: PgliteConnection, settings: WorkerSettings, email: EmailDriver) {
  const { keys, siteUrl } = settings;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: ownOrigins(siteUrl).map((origin) => `${origin}/**`),
      external: { google: { enabled: true, client_id: 'andromeda-stand-in', secret: keys.secretKey } },
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: SHORTEST_PASSWORD,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        template: {
          confirmation: {
            subject: mailSubjects.confirmation,
            content_path: join(templatesFolder, 'confirmation.html'),
          },
          recovery: {
            subject: mailSubjects.recovery,
            content_path: join(templatesFolder, 'recovery.html'),
          },
        },
      },
    },
    api: { enabled: true, schemas: ['public'] },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    options: { drivers: { email }, server: { admin: false, disableStudio: true, disableFallback: true } },
  });
  // The package's named sets all ask for a lower-case letter too, which the reset screen does not.
  Object.assign(app.config.auth ?? {}, { password_required_characters: passwordCharacters });
  app._storageAdapter = createPictureFiles(settings.pictureFolder);
  return app;
}

/** The session service calls Google by the global `fetch`; this thread or test has no other use of it for Google. */
function serveSandboxGoogle(database: PgliteConnection['driver'], { keys }: WorkerSettings): void {
  const hasPassword = async (email: string) => {
    const { rows } = await database.query(
      `select 1 from auth.users where email = $1 and encrypted_password is not null and encrypted_password <> ''`,
      [email.toLowerCase()],
    );
    return rows.length > 0;
  };
  globalThis.fetch = answerGoogle(
    keys.secretKey,
    async ({ email, linked }) => linked === true || !(await hasPassword(email)),
    globalThis.fetch,
  );
}

/** A data folder may come from a machine of one's own, where the account's password is printed at every start. */
async function closeAccount(database: PgliteConnection['driver'], email: string): Promise<void> {
  const where = 'user_id in (select id from auth.users where email = $1)';
  await database.query(`delete from auth.sessions where ${where}`, [email]);
  // No password has this hash.
  await database.query(`update auth.users set encrypted_password = '!' where email = $1`, [email]);
}

/** The first requests of a start race one another to set up roles and grants; these two do it alone. */
async function warmUp(fetch: LiteApp['fetch'], { keys }: WorkerSettings) {
  for (const path of ['/rest/v1/user_credits?limit=1', '/storage/v1/bucket/imagens']) {
    const headers = { apikey: keys.secretKey, authorization: `Bearer ${keys.secretKey}` };
    const response = await fetch(new Request(`http://127.0.0.1${path}`, { headers }), '127.0.0.1');
    if (!response.ok)
      throw new Error(`warm-up of ${path} answered ${response.status}: ${await response.text()}`);
  }
}
