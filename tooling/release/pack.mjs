import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseFailure } from './failure.mjs';
import { ownPath } from './own-sources.mjs';

// Compressed again by the server; maps go apart, and what an operating system leaves, such as .DS_Store, stays at home.
const left = /^\.|(\.(gz|br|map)|^build\.json|^mf-manifest\.json|^mf-stats\.json)$/;

/** What the server takes of one map (`bff/src/remotes/version-sources.ts`). */
const LARGEST_MAP_BYTES = 2 * 1024 * 1024;

/**
 * The built folder of a remote as the registry takes it.
 * @param {string} name
 * @param {string} folder
 * @param {{ typesChecked: boolean, contractChecked: boolean, commit?: string, budget?: ReturnType<import('./project.mjs').Project['budgetOf']>, apiReport?: object | undefined }} known
 */
export function pack(name, folder, known) {
  for (const file of ['build.json', 'mf-manifest.json'])
    if (!existsSync(join(folder, file)))
      throw new ReleaseFailure('build', `${folder} não é um remoto construído: falta ${file}.`);
  const build = readJson(join(folder, 'build.json'));
  if (build.name !== name)
    throw new ReleaseFailure('build', `${folder} é de ${build.name}, e não de ${name}.`);
  const description = {
    build,
    manifest: readJson(join(folder, 'mf-manifest.json')),
    ...known,
  };
  const form = new FormData();
  form.set('package', JSON.stringify(description));
  let bytes = 0;
  for (const file of readdirSync(folder)
    .filter((file) => !left.test(file))
    .sort()) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const content = readFileSync(path);
    bytes += content.byteLength;
    form.append('files', new File([content], file));
    const map = file.endsWith('.js') && slimMap(`${path}.map`);
    if (map) form.append('maps', new File([map], `${file}.map`));
  }
  bytes += appendBackend(form, join(folder, 'backend'), build.backend);
  return { version: build.version, paths: build.remote.paths, form, bytes };
}

/**
 * The remote's own backend, which a release keeps apart from the files that browsers load.
 * @param {FormData} form
 * @param {string} folder
 * @param {{ migrations: { name: string }[] } | undefined} backend
 */
function appendBackend(form, folder, backend) {
  let bytes = 0;
  for (const name of backend ? ['backend.js', ...backend.migrations.map((step) => step.name)] : []) {
    const content = readFileSync(join(folder, name));
    bytes += content.byteLength;
    form.append('backend', new File([content], name));
  }
  return bytes;
}

/**
 * The places that a source map names, and of the sources that it quotes those of the remote itself, by which the operator's checker holds its
 * types; null where there is none that can be read.
 */
function slimMap(/** @type {string} */ path) {
  if (!existsSync(path)) return null;
  try {
    const { version, names, sources, sourcesContent, mappings } = readJson(path);
    const places = JSON.stringify({ version, names, sources, mappings });
    if (!Array.isArray(sourcesContent)) return places;
    const own = sources.map((/** @type {string | null} */ source, /** @type {number} */ place) =>
      ownPath(source) ? (sourcesContent[place] ?? null) : null,
    );
    const whole = JSON.stringify({ version, names, sources, sourcesContent: own, mappings });
    return Buffer.byteLength(whole) > LARGEST_MAP_BYTES ? places : whole;
  } catch {
    return null;
  }
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
