import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../e2e/host/andromeda-server.ts';
import { type Command, timed } from './commands.ts';

/** Paths of the repository's scripts. */
export const script = (path: string) => join(repository, 'tooling', path);

/** What the compiler has kept of earlier checks of a remote goes. */
export function forgetTypes(remote: string): void {
  const folder = join(repository, remote, 'node_modules');
  for (const name of readdirSync(folder).filter((name) => name.startsWith('.types-')))
    rmSync(join(folder, name));
}

/** The current build of a remote goes, as if its sources had changed. */
export function forgetBuild(remote: string): void {
  const dist = join(repository, remote, 'dist');
  const { version } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8'));
  rmSync(join(dist, version), { recursive: true, force: true });
}

/** Measures a command after one file of a remote has changed. The file is put back. */
export async function timedAfterChange(remote: string, command: Command): Promise<number> {
  const file = join(repository, remote, 'src/routes.tsx');
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `${text}\nexport type Measured = typeof routes;\n`);
    return await timed(command);
  } finally {
    writeFileSync(file, text);
  }
}
