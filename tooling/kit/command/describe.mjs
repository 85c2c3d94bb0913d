import { existsSync, readFileSync } from 'node:fs';
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
  const deeper = filesOf(join(output, 'mf-manifest.json')).find((file) => file.includes('/'));
  if (deeper)
    fail(`✗ ${deeper} está em uma subpasta, e o pacote não tem nenhuma. No Vite: build.assetsDir: ''.`);
  const version = values.version ?? usual;
  const platform = installed(folder, '@andromeda/platform');
  describeBuild({ name, folder, version, platform }, output, { compressed: false });
  console.log(`✓ build.json de ${name} ${version} está em ${output}`);
}

/**
 * The files that a manifest of federation names.
 * @param {string} manifest
 * @returns {string[]}
 */
function filesOf(manifest) {
  const { metaData, exposes = [] } = JSON.parse(readFileSync(manifest, 'utf8'));
  const kinds = exposes.flatMap((/** @type {{ assets: object }} */ { assets }) => Object.values(assets));
  const chunks = kinds.flatMap((/** @type {object} */ kind) => Object.values(kind).flat());
  return [metaData?.remoteEntry?.name ?? '', ...chunks];
}
