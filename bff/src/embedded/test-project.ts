import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import { EMBEDDED_ISSUER } from '../auth/embedded-issuer.ts';
import { createTokenVerifier } from '../auth/token-verifier.ts';
import { createSupabaseClients, type SupabaseClients } from '../data/supabase-clients.ts';
import type { User } from '../ports/user.ts';
import { generateKeys } from './data-directory.ts';
import { type LiteApp, openLiteApp } from './lite-app.ts';
import { listenOnLoopback } from './loopback-listener.ts';
import { emptier, preparedDatabase } from './prepared-database.ts';
import type { Mail } from './worker-messages.ts';

export const TEST_PASSWORD = 'Segredo!2026';

export interface TestProject {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  clients: SupabaseClients;
  /** Without access rules, to see what is really in the tables. */
  database: LiteApp['database'];
  mails: Mail[];
  auth(path: string, body: object): Promise<Response>;
  /** A call of the Data API that the browser could make with this token. */
  rest(path: string, init: { user?: User; method?: string; body?: unknown }): Promise<Response>;
  /** Signs up, follows the link in the mail and answers the user who is then signed in. */
  newUser(details?: { email?: string; data?: object }): Promise<User>;
  /** Another account like the user's, for tests of many: no mail, and no password to hash. */
  newUserLike(user: User): Promise<User>;
  close(): Promise<void>;
}

/** Projects that a test has closed, emptied for the next one: a new one takes over a second of processor time. */
const closed: TestProject[] = [];

/**
 * A whole project in this thread's memory, for tests: the same application, migrations and listener as in the worker. It
 * holds no user, row or mail of an earlier test.
 */
export async function openTestProject(): Promise<TestProject> {
  return closed.pop() ?? openNewProject();
}

async function openNewProject(): Promise<TestProject> {
  const folder = await mkdtemp(join(tmpdir(), 'andromeda-test-'));
  const keys = generateKeys();
  const { mails, inbox } = createInbox();
  const settings = {
    databaseUrl: 'memory://',
    pictureFolder: folder,
    port: 0,
    siteUrl: 'http://localhost:3000',
    closedAccount: null,
    keys,
  };
  const app = await openLiteApp(settings, inbox, { template: await preparedDatabase() });
  const empty = await emptier(app.database);
  const { server, url } = await listenOnLoopback(0, app.fetch);
  server.unref();
  const verifier = createTokenVerifier({ key: { secret: keys.jwtSecret }, issuer: EMBEDDED_ISSUER });

  const project: TestProject = {
    url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    jwtSecret: keys.jwtSecret,
    clients: createSupabaseClients({ url, ...keys }),
    database: app.database,
    mails,
    ...callsOf(url, keys.publishableKey),
    async newUser({ email = `${crypto.randomUUID()}@example.com`, data = {} } = {}) {
      await project.auth('signup', { email, password: TEST_PASSWORD, data });
      const token_hash = tokenIn(mails.find((mail) => mail.to === email));
      const answer = await project.auth('verify', { token_hash, type: 'signup' });
      const { access_token: token } = (await answer.json()) as { access_token: string };
      const user = await verifier.verify(token);
      if (!user) throw new Error('the new user has no valid token');
      return user;
    },
    async newUserLike(user) {
      const copy = await copyAccount(app.database, user.userId);
      const other = await verifier.verify(await signLike(user.token, copy, keys.jwtSecret));
      if (!other) throw new Error('the new user has no valid token');
      return other;
    },
    async close() {
      server.closeAllConnections();
      await empty();
      mails.length = 0;
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
      closed.push(project);
    },
  };
  return project;
}

/** What the project sends, newest first. */
function createInbox() {
  const mails: Mail[] = [];
  const inbox: Parameters<typeof openLiteApp>[1] = {
    send: async ({ to, subject, html = '', text = '' }) => {
      mails.unshift({ to, subject, html, text, sentAt: '' });
    },
  };
  return { mails, inbox };
}

/** Calls as the browser makes them. */
function callsOf(url: string, apikey: string): Pick<TestProject, 'auth' | 'rest'> {
  const headers = { apikey, 'content-type': 'application/json' };
  return {
    auth: (path, body) =>
      fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    rest: (path, { user, method = 'GET', body }) =>
      fetch(`${url}/rest/v1/${path}`, {
        method,
        headers: {
          ...headers,
          prefer: 'return=representation',
          ...(user ? { authorization: `Bearer ${user.token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

type Account = { id: string; email: string; sessionId: string };

/** Copies an account's row under another id and address; the database provisions it like any new one. */
async function copyAccount(database: LiteApp['database'], userId: string): Promise<Account> {
  const account = { id: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.com` };
  const sessionId = crypto.randomUUID();
  columns ??= await readColumns(database);
  await database.query(
    `insert into auth.users (${columns})
     select ${columns} from (select (jsonb_populate_record(u, $2)).* from auth.users u where u.id = $1) changed`,
    [userId, account],
  );
  await database.query(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
    [sessionId, account.id],
  );
  return { ...account, sessionId };
}

/** The columns of an account that can be written, the same in every project. */
let columns: string | undefined;

async function readColumns(database: LiteApp['database']): Promise<string | undefined> {
  const { rows } = await database.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER'`,
  );
  return rows[0]?.columns;
}

/** A token with the claims of another, for this account. */
function signLike(token: string, { id, email, sessionId }: Account, secret: string): Promise<string> {
  return new SignJWT({ ...decodeJwt(token), sub: id, email, session_id: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
}

/** The token of the link in a confirmation or recovery mail. */
export function tokenIn(mail: Mail | undefined): string {
  const token = mail && /token_hash=([^&"]+)/.exec(mail.html)?.[1];
  if (!token) throw new Error('no mail with a link');
  return token;
}
