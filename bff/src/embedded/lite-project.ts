import { join } from 'node:path';
import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { PASSWORD_SYMBOLS, SHORTEST_PASSWORD } from '../../contract/browser/password-rules.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { mailSubjects } from '../mail/mail-templates.ts';
import { templatesFolder } from '../mail/template-sources.ts';
import { createPictureFiles } from './picture-files.ts';
import { REST_DAYS, SESSION_DAYS } from './session-times.ts';
import { readTokenOnce } from './token-read-once.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** A password needs one character of each, as both the registration and the reset screen say. */
const passwordCharacters = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', PASSWORD_SYMBOLS];

type Connection = PgliteConnection | PostgresConnection;

/** The package's application, with the settings of a hosted project. */
export function createLiteProject(connection: Connection, settings: WorkerSettings, email: EmailDriver) {
  setExperimental('storage', true);
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
      enable_refresh_token_rotation: true,
      sessions: { timebox: `${SESSION_DAYS * 24}h`, inactivity_timeout: `${REST_DAYS * 24}h` },
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
    options: {
      drivers: { email },
      server: { admin: false, disableStudio: true, disableFallback: true, middlewares: [readTokenOnce] },
    },
  });
  // The package's named sets all ask for a lower-case letter too, which the reset screen does not.
  Object.assign(app.config.auth ?? {}, { password_required_characters: passwordCharacters });
  app._storageAdapter = createPictureFiles(settings.pictureFolder);
  return app;
}
