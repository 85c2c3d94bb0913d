import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTokenVerifier } from '../auth/token-verifier.ts';
import { createSupabaseClients, type SupabaseClients } from '../data/supabase-clients.ts';
import type { User } from '../ports/user.ts';
import { generateKeys } from './data-directory.ts';
import { type LiteApp, openLiteApp } from './lite-app.ts';
import { listenOnLoopback } from './loopback-listener.ts';
import type { Mail } from './worker-messages.ts';

export const TEST_PASSWORD = 'Segredo!2026';

export interface TestProject {
  url: string;
  publishableKey: string;
  secretKey: string;
  clients: SupabaseClients;
  /** Past every wall: for looking at what really stands in the tables. */
  database: LiteApp['database'];
  mails: Mail[];
  auth(path: string, body: object): Promise<Response>;
  /** A call of the Data API as the browser could make it with this token. */
  rest(path: string, init: { user?: User; method?: string; body?: unknown }): Promise<Response>;
  /** Signs up, follows the link in the mail and answers the user who is then signed in. */
  newUser(details?: { email?: string; data?: object }): Promise<User>;
  close(): Promise<void>;
}

/** A whole project in this thread's memory, for tests: the same application, migrations and listener as in the worker. */
export async function openTestProject(): Promise<TestProject> {
  const folder = await mkdtemp(join(tmpdir(), 'andromeda-test-'));
  const keys = generateKeys();
  const mails: Mail[] = [];
  const settings = {
    databaseUrl: 'memory://',
    pictureFolder: folder,
    port: 0,
    siteUrl: 'http://localhost:3000',
    keys,
  };
  const app = await openLiteApp(settings, {
    send: async ({ to, subject, html = '', text = '' }) => {
      mails.unshift({ to, subject, html, text, sentAt: '' });
    },
  });
  const { server, url } = await listenOnLoopback(0, app.fetch);
  const verifier = createTokenVerifier({ key: { secret: keys.jwtSecret } });
  const headers = { apikey: keys.publishableKey, 'content-type': 'application/json' };

  const project: TestProject = {
    url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    clients: createSupabaseClients({ url, ...keys }),
    database: app.database,
    mails,
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
    async newUser({ email = `${crypto.randomUUID()}@example.com`, data = {} } = {}) {
      await project.auth('signup', { email, password: TEST_PASSWORD, data });
      const token_hash = tokenIn(mails.find((mail) => mail.to === email));
      const answer = await project.auth('verify', { token_hash, type: 'signup' });
      const { access_token: token } = (await answer.json()) as { access_token: string };
      const user = await verifier.verify(token);
      if (!user) throw new Error('the new user has no valid token');
      return user;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return project;
}

/** The token of the link in a confirmation or recovery mail. */
export function tokenIn(mail: Mail | undefined): string {
  const token = mail && /token_hash=([^&"]+)/.exec(mail.html)?.[1];
  if (!token) throw new Error('no mail with a link');
  return token;
}
