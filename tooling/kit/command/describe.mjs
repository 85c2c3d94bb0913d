import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeBuild } from '../../scripts/built-versions.mjs';
import { fail } from '../../scripts/fail.mjs';
import { installed } from './own-remote.mjs';

/**
 * Writes `build.json` into a folder that another build has filled, so that it can be released with `--from`.
 * @param {import('./own-remote.mjs').OwnRemote} remote
 * @param {string[]} words
 */
export function describe({ name, folder, version: usual }, words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  const output = resolve(folder, positionals[0] ?? 'dist');
  if (!existsSync(join(output, 'mf-manifest.json')))
    fail(`✗ Não há mf-manifest.json em ${output}. Construa antes, com \`manifest: true\` na federação.`);
  const version = values.version ?? usual;
  const platform = installed(folder, '@andromeda/platform');
  describeBuild({ name, folder, version, platform }, output, { compressed: false });
  console.log(`✓ build.json de ${name} ${version} está em ${output}`);
}
