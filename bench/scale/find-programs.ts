import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from '../../e2e/faults/postgres/postgres-server.ts';

/** What the measurement starts beside the product: the folder of PostgreSQL's programs, and the others' paths. */
export interface Programs {
  postgres: string;
  nginx: string;
  redis: string;
}

/** Where servers are on a machine whose path names only what users call. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Finds them on this machine and installs nothing; else one sentence that says what is missing. */
export function findPrograms(): Programs | { missing: string } {
  const found = { postgres: findPostgres(), nginx: findProgram('nginx'), redis: findProgram('redis-server') };
  const { postgres, nginx, redis } = found;
  if (postgres && nginx && redis) return { postgres, nginx, redis };
  const names = { postgres: 'PostgreSQL', nginx: 'nginx', redis: 'Redis' } as const;
  const missing = (['postgres', 'nginx', 'redis'] as const).filter((name) => !found[name]);
  const listed = new Intl.ListFormat('pt-BR').format(missing.map((name) => names[name]));
  return {
    missing: `A medição precisa de ${listed}, que esta máquina não tem (no Debian: apt-get install postgresql nginx-light redis-server, e depois pare os serviços que ele inicia).`,
  };
}

function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
