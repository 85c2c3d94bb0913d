import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlDatabase } from './sql-database.ts';
import { StartupError } from './startup-error.ts';

/** The file in a data folder that says which PostgreSQL database has its rows. */
const fileOf = (folder: string) => join(folder, 'database-id');

export const hasItsRowsElsewhere = (folder: string): boolean => existsSync(fileOf(folder));

/** Throws `StartupError` where the folder's rows are not where the configuration says. */
export function requireItsDatabase(folder: string, postgresUrl: string | undefined): void {
  if (!postgresUrl && hasItsRowsElsewhere(folder))
    throw new StartupError(
      `Os dados da pasta ${folder} têm as suas linhas em um PostgreSQL; defina DATABASE_URL ou escolha outra pasta em DATA_DIR.`,
    );
  if (postgresUrl && existsSync(join(folder, 'database')))
    throw new StartupError(
      `A pasta ${folder} já tem um banco de dados embutido; com DATABASE_URL escolha outra pasta em DATA_DIR.`,
    );
}

/**
 * Ties a data folder to the database that has its rows, at the first start of both. Throws `StartupError` where either belongs to
 * another: pictures without rows, rows without pictures and sessions signed by other keys would follow.
 */
export async function tieFolder(database: SqlDatabase, folder: string): Promise<void> {
  await database.exec(`
    create schema if not exists embedded;
    create table if not exists embedded.data_folder (id uuid primary key);
  `);
  const { rows } = await database.query<{ id: string }>('select id from embedded.data_folder');
  const [known] = rows;
  const own = hasItsRowsElsewhere(folder) ? readFileSync(fileOf(folder), 'utf8').trim() : null;
  if (known && own === known.id) return;
  if (known || own)
    throw new StartupError(
      `O banco de dados de DATABASE_URL e a pasta ${folder} não são um do outro; use os dois da mesma instalação, ou os dois novos.`,
    );
  const id = randomUUID();
  writeFileSync(fileOf(folder), `${id}\n`, { flush: true });
  await database.query('insert into embedded.data_folder (id) values ($1)', [id]);
}
