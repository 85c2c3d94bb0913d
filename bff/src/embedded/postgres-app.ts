import { dirname } from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import { tieFolder } from './folder-and-database.ts';
import type { RunningProject } from './lite-app.ts';
import { createLiteProject } from './lite-project.ts';
import { keepInOutbox } from './mail-outbox.ts';
import { applyMigrations } from './migrations.ts';
import { openPostgres } from './postgres-database.ts';
import { serveProject } from './serve-project.ts';
import type { SqlDatabase } from './sql-database.ts';
import { StartupError } from './startup-error.ts';
import type { WorkerSettings } from './worker-messages.ts';

/**
 * The embedded project over a PostgreSQL server. One node at a time prepares the database, so that every migration lands
 * once; then each request has a connection of its own.
 */
export async function openPostgresApp(settings: WorkerSettings, inbox: EmailDriver): Promise<RunningProject> {
  const { connection, database, together, runAlone, close } = openPostgres(settings.databaseUrl);
  const email = settings.sendsMails ? keepInOutbox(database, inbox, settings.keys.secretKey) : inbox;
  const app = createLiteProject(connection, settings, email);
  try {
    const { applied, fetch } = await runAlone(async (alone) => {
      await requireUnicode(alone);
      await tieFolder(alone, dirname(settings.pictureFolder));
      await app.ensureSystemSchema();
      return {
        applied: await applyMigrations(alone),
        fetch: await serveProject({ app, database, settings, email, together }, (request) => request()),
      };
    });
    return {
      fetch,
      applied,
      // Its connections recover by themselves, and a thread that receives the question is alive.
      requireAlive: async () => undefined,
      copyTo: async () => {
        throw new StartupError('O banco de dados está em um PostgreSQL; a cópia é feita com pg_dump.');
      },
      close,
    };
  } catch (error) {
    await close();
    throw startupErrorOf(error);
  }
}

/** In an encoding other than UTF-8 everything starts, but the first picture fails: names are compared in Unicode's normal form. */
async function requireUnicode(database: SqlDatabase): Promise<void> {
  const { rows } = await database.query<{ encoding: string }>(
    `select current_setting('server_encoding') as encoding`,
  );
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8')
    throw new StartupError(
      `O banco de dados de DATABASE_URL guarda textos em ${encoding}, e precisa ser UTF8: crie outro com createdb -E UTF8 -T template0.`,
    );
}

/** Errors that the operator can fix: the address, the password, the database's name, the user's rights. */
function startupErrorOf(error: unknown): unknown {
  if (error instanceof StartupError || !(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  if (code === '42501')
    return new StartupError(
      `O usuário de DATABASE_URL não pode preparar o banco de dados: ${error.message}.`,
      { cause: error },
    );
  if (/^(28|3D|08|57P|53|E[A-Z]|CONN)/.test(code))
    return new StartupError(`O PostgreSQL de DATABASE_URL não atende: ${error.message || code}.`, {
      cause: error,
    });
  return error;
}
