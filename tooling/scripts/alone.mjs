import { basename, join } from 'node:path';
import { fail } from './fail.mjs';
import { serveAlone } from './serve-alone.mjs';
import { apps, portOf, root } from './workspace.mjs';

// `pnpm --filter mfe-library dev`: one remote alone, with the fake host and hot reload; no shell, no server, no login.
const name = process.argv[2] ?? basename(process.cwd());
if (name === 'shell' || !apps().includes(name)) {
  const remotes = apps().filter((app) => app !== 'shell');
  fail(`Não existe um remote chamado ${name}. Há: ${remotes.join(', ')}.`);
}
await serveAlone({ name, folder: join(root, name), port: portOf(name) });
