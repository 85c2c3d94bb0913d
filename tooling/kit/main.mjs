import { mkdirSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies } from '../scripts/install.mjs';
import { root } from '../scripts/workspace.mjs';

// `pnpm pack:kit [--out folder]`: tarballs for any npm registry, with which a team makes a remote in a repository of its own.
installDependencies();
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const folder = resolve(root, values.out ?? 'kit');
const { packages } = await import('./packages.mjs');
const { writeTarball } = await import('./tarball.mjs');
mkdirSync(folder, { recursive: true });
for (const packed of await packages()) {
  const file = await writeTarball(packed, folder);
  console.log(`✓ ${basename(file)} (${Math.round(statSync(file).size / 1000)} kB)`);
}
console.log(`→ ${folder}`);
