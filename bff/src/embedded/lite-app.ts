import { join } from 'node:path';
import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { applyMigrations } from './migrations.ts';
import { shareOneSession } from './one-session.ts';
import { createPictureFiles } from './picture-files.ts';
import type { WorkerSettings } from './worker-messages.ts';

const templatesFolder = join(import.meta.dirname, '../../supabase/templates');

/** A password has one character of each. What both the registration and the reset screen ask for. */
const passwordCharacters = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'];

export interface LiteApp {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
  /** The database itself, past every wall. */
  database: PgliteConnection['driver'];
  applied: string[];
  close(): Promise<void>;
}

/** The embedded project, migrated and warmed up: from the first request on it answers as later. */
export async function openLiteApp(settings: WorkerSettings, email: EmailDriver): Promise<LiteApp> {
  setExperimental('storage', true);
  const connection = await createPgliteConnection({
    url: settings.databaseUrl,
    pgliteOptions: { relaxedDurability: false },
  });
  const app = createApp(connection, settings, email);
  await app.ensureSystemSchema();
  const applied = await applyMigrations(connection.driver);
  const runInTurn = shareOneSession(connection.driver);
  const fetch: LiteApp['fetch'] = (request, peerAddress) =>
    runInTurn(() => app.fetch(request, { peerAddress }));
  await warmUp(fetch, settings);
  return { fetch, database: connection.driver, applied, close: () => connection.close() };
}

function createApp(connection: PgliteConnection, settings: WorkerSettings, email: EmailDriver) {
  const { keys, siteUrl } = settings;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: 8,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        template: {
          confirmation: {
            subject: 'Confirme seu e-mail no Andrômeda',
            content_path: join(templatesFolder, 'confirmation.html'),
          },
          recovery: {
            subject: 'Redefina sua senha do Andrômeda',
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

/** The first requests of a start race one another to set up roles and grants; these two do it alone. */
async function warmUp(fetch: LiteApp['fetch'], { keys }: WorkerSettings) {
  for (const path of ['/rest/v1/user_credits?limit=1', '/storage/v1/bucket/imagens']) {
    const headers = { apikey: keys.secretKey, authorization: `Bearer ${keys.secretKey}` };
    const response = await fetch(new Request(`http://127.0.0.1${path}`, { headers }), '127.0.0.1');
    if (!response.ok)
      throw new Error(`warm-up of ${path} answered ${response.status}: ${await response.text()}`);
  }
}
