import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../host/andromeda-server.ts';
import { secondsUntil } from '../figures.ts';

const run = promisify(execFile);

/** A PostgreSQL of this machine, with its own data, reached by a socket alone, and migrated. */
export interface PostgresServer {
  version: string;
  migrations: number;
  /** Runs statements, each a transaction, over a connection of their own; answers what they print, a line a row. */
  query(sql: string): Promise<string[]>;
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

/** Starts it. It ends with this process, which it notices by the end of its input. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const identity = unprivileged();
  // The run's own folder is open to its user alone.
  const folder = mkdtempSync(join(identity ? '/tmp' : tmpdir(), 'pg-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'd');
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8'], {
    ...identity,
    cwd: folder,
  });
  const options = [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=80',
  ];
  const script = '"$0" "$@" & cat >/dev/null; kill -QUIT $!; wait';
  const child = spawn('sh', ['-c', script, join(programs, 'postgres'), ...options], {
    ...identity,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((settle) => child.once('close', () => settle()));
  const psql = [
    '-h',
    folder,
    '-U',
    'postgres',
    '-d',
    'postgres',
    '-XAtq',
    '-v',
    'ON_ERROR_STOP=1',
    '-f',
    '-',
  ];
  const query = async (sql: string) => {
    const asked = run(join(programs, 'psql'), psql, { maxBuffer: 16 * 1024 * 1024 });
    asked.child.stdin?.end(sql);
    const { stdout } = await asked;
    return stdout.split('\n').filter(Boolean);
  };
  const dispose = async () => {
    child.stdin.end();
    await ended;
  };
  const up = await secondsUntil(async () => (await query('select 1'))[0] === '1', 30);
  if (up === null) {
    await dispose();
    throw new Error('PostgreSQL did not start within 30 s');
  }
  const migrations = await migrate(query);
  return { version: (await query('show server_version'))[0] ?? '', migrations, query, dispose };
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | null {
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
