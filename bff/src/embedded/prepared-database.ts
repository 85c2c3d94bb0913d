import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { extract } from 'tar';
import { generateKeys } from './data-directory.ts';
import { type LiteApp, openLiteApp } from './lite-app.ts';

/** In the temporary folder of the test run, which all its threads share, or where `npm test` keeps it for its journeys. */
// biome-ignore lint/style/noProcessEnv: only tests come here, and `readEnvironment` reads the product's settings, of which this is none.
const prepared = () => process.env.ANDROMEDA_PREPARED_DATABASE ?? join(tmpdir(), 'andromeda-prepared');
const archive = () => join(prepared(), 'database.tar');

/**
 * A migrated database without users, as an archive of its folder. It takes seven seconds of processor time to make, so the
 * first thread of a run that needs one makes it, and the others wait for it.
 */
export async function preparedDatabase(): Promise<Blob> {
  await prepareOnce();
  return new Blob([await readFile(archive())]);
}

/** Puts that database into a data folder which has none, so that a server which starts there finds it migrated. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  await prepareOnce();
  const database = join(dataDir, 'database');
  await mkdir(database, { recursive: true, mode: 0o700 });
  await extract({ file: archive(), cwd: database });
}

async function prepareOnce(): Promise<void> {
  while (!(await exists(archive()))) {
    const lock = await open(`${prepared()}.lock`, 'wx').catch(() => null);
    if (!lock) {
      await wait(50);
      continue;
    }
    try {
      await mkdir(prepared(), { recursive: true });
      await writeFile(`${archive()}.part`, await migratedDatabase());
      await rename(`${archive()}.part`, archive());
    } finally {
      await lock.close();
      await rm(`${prepared()}.lock`);
    }
  }
}

const exists = (path: string) => stat(path).then(Boolean, () => false);

async function migratedDatabase(): Promise<Buffer> {
  const app = await openLiteApp(
    {
      databaseUrl: 'memory://',
      pictureFolder: join(prepared(), 'storage'),
      port: 0,
      siteUrl: 'http://localhost:3000',
      closedAccount: null,
      keys: generateKeys(),
    },
    { send: async () => undefined },
  );
  const dump = await app.database.dumpDataDir('none');
  await app.close();
  return Buffer.from(await dump.arrayBuffer());
}

/**
 * Learns which tables hold rows from the migrations; answers a function that empties all others. Few tables have rows after a test:
 * to truncate all of them, with their indexes, takes five times as long.
 */
export async function emptier(database: LiteApp['database']): Promise<() => Promise<void>> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const names: string[] = [];
  for (const { name } of rows) {
    const filled = await database.query(`select from ${name} limit 1`);
    if (filled.rows.length === 0) names.push(name);
  }
  const filledNow = names.map((name) => `select '${name}' as name where exists (select from ${name})`);
  return async () => {
    const { rows: filled } = await database.query<{ name: string }>(filledNow.join(' union all '));
    const { rows: counted } = await database.query<{ name: string }>(usedCounters, [names]);
    // Triggers refuse to empty the ledger; here it is not the product that does so.
    await database.exec(`begin; set local session_replication_role = replica;
      ${filled.map(({ name }) => `delete from ${name};`).join('\n')}
      ${counted.map(({ name }) => `alter sequence ${name} restart;`).join('\n')} commit;`);
    // A place that a deleted row leaves would be taken by the next test's rows, which then lie in another order.
    if (filled.length > 0) await database.exec(`vacuum ${filled.map(({ name }) => name).join(', ')}`);
  };
}

/** The sequences of some tables that have given a number. */
const usedCounters = `
select format('%I.%I', s.schemaname, s.sequencename) as name from pg_sequences s
join pg_depend d on d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
where s.last_value is not null and d.deptype in ('a', 'i')
  and d.refobjid = any (select unnest($1::text[])::regclass)`;
