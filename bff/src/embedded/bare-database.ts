import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { generateKeys } from './data-directory.ts';
import { startParams } from './lite-app.ts';
import { createPictureFiles } from './picture-files.ts';

/** A database in memory with the session and storage services' own tables and without any migration, for tests of them. */
export async function openBareDatabase(): Promise<PgliteConnection['driver']> {
  setExperimental('storage', true);
  const connection = await createPgliteConnection({ url: 'memory://', pgliteOptions: { startParams } });
  const { publishableKey, secretKey, jwtSecret } = generateKeys();
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: jwtSecret, publishable_key: publishableKey, secret_key: secretKey },
    storage: { enabled: true },
  });
  // Without a place for files there is no storage service.
  app._storageAdapter = createPictureFiles(join(tmpdir(), 'andromeda-no-pictures'));
  await app.ensureSystemSchema();
  return connection.driver;
}
