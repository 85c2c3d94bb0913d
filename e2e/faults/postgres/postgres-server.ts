import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../host/andromeda-server.ts';
import { freePort } from '../../host/free-port.ts';
import { spawnTied } from '../../host/tied-server.ts';
import { secondsUntil } from '../figures.ts';

const run = promisify(execFile);

/** A PostgreSQL of this machine, with its own data, reached only from this machine, and migrated. */
export interface PostgresServer {
  version: string;
  /** The process whose descendants it is. */
  readonly pid: number;
  migrations: number;
  /** Runs statements, each a transaction, over a connection of their own; answers what they print, a line a row. */
  query(sql: string): Promise<string[]>;
  /** Makes an empty database beside it, with options of `create database`; answers its address and what asks it. */
  newDatabase(options?: string): Promise<{ url: string; query: PostgresServer['query'] }>;
  /** Ends it without warning, as a crash would; answers what starts it again. */
  crash(): Promise<() => Promise<void>>;
  dispose(): Promise<void>;
}

/** Where Debian and others put the programs of a server; null where there are none. */
export function findPostgres(): string | null {
  const roots = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt'];
  for (const root of roots.filter((path) => existsSync(path))) {
    const versions = readdirSync(root).sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
    for (const version of versions) {
      const programs = join(root, version, 'bin');
      if (existsSync(join(programs, 'initdb')) && existsSync(join(programs, 'postgres'))) return programs;
    }
  }
  return null;
}

/** What checks need: every new database is forgotten after a run. */
const QUICK = ['fsync=off', 'max_connections=80'];

/** Starts it, with these settings of `postgresql.conf`. It ends with this process. */
export async function startPostgres(
  programs: string,
  settings: readonly string[] = QUICK,
): Promise<PostgresServer> {
  const identity = unprivileged();
  // The run's own folder is open only to its user.
  const folder = mkdtempSync(join(identity ? '/tmp' : tmpdir(), 'pg-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'd');
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8'], {
    ...identity,
    cwd: folder,
  });
  const port = await freePort();
  const launch = () => launchServer(programs, folder, port, settings);
  let running = launch();
  const askedOf = (database: string) => {
    const psql = ['-h', folder, '-p', `${port}`, '-U', 'postgres', '-d', database, '-XAtq'];
    return async (sql: string) => {
      const command = [...psql, '-v', 'ON_ERROR_STOP=1', '-f', '-'];
      const asked = run(join(programs, 'psql'), command, { maxBuffer: 16 * 1024 * 1024 });
      asked.child.stdin?.end(sql);
      const { stdout } = await asked;
      return stdout.split('\n').filter(Boolean);
    };
  };
  const query = askedOf('postgres');
  const requireUp = async () => {
    if ((await secondsUntil(async () => (await query('select 1'))[0] === '1', 30)) === null) {
      await running.end();
      throw new Error('PostgreSQL did not start within 30 s');
    }
  };
  await requireUp();
  const migrations = await migrate(query);
  return {
    version: (await query('show server_version'))[0] ?? '',
    get pid() {
      return running.pid;
    },
    migrations,
    query,
    async newDatabase(options = '') {
      const name = `andromeda_${randomUUID().slice(0, 8)}`;
      await query(`create database ${name} ${options}`);
      return { url: `postgres://postgres@127.0.0.1:${port}/${name}`, query: askedOf(name) };
    },
    async crash() {
      await running.end();
      return async () => {
        running = launch();
        await requireUp();
      };
    },
    dispose: () => running.end(),
  };
}

function launchServer(programs: string, folder: string, port: number, settings: readonly string[]) {
  const words = ['-D', join(folder, 'd'), '-k', folder, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1'];
  for (const setting of settings) words.push('-c', setting);
  return spawnTied(join(programs, 'postgres'), words, { ...unprivileged(), cwd: folder, signal: 'QUIT' });
}

interface Identity {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Identity | null {
  if (userInfo().uid !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

/** Each file in one transaction, as the Supabase CLI applies them. */
async function migrate(query: PostgresServer['query']): Promise<number> {
  await query(readFileSync(new URL('./hosted-project.sql', import.meta.url), 'utf8'));
  const folder = join(repository, 'bff/supabase/migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const file of files.sort())
    await query(`begin;\n${readFileSync(join(folder, file), 'utf8')}\ncommit;`).catch((cause: unknown) => {
      throw new Error(`${file}: ${String(cause).slice(-300)}`, { cause });
    });
  return files.length;
}
