import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ourHouse } from '../create-remote/house.mjs';
import { root } from '../scripts/workspace.mjs';
import { publicRanges } from './public-ranges.mjs';
import { reachable } from './reachable.mjs';
import { TYPES_FILE } from './type-entries.mjs';

/** @import { Package } from './tarball.mjs' */

/** What is called otherwise outside of this repository. */
const renamed = /** @type {const} */ ([
  ['@andromeda/tooling', '@andromeda/remote-kit'],
  ['pnpm release', 'npx andromeda'],
  ['pnpm create-remote', 'npm create @andromeda/remote'],
]);

const read = (/** @type {string} */ path) => {
  const place = join(root, path);
  return existsSync(place) && statSync(place).isFile() ? readFileSync(place, 'utf8') : undefined;
};
const outside = (/** @type {string} */ text) =>
  renamed.reduce((renaming, [here, there]) => renaming.replaceAll(here, there), text);

/**
 * `@andromeda/remote-kit`: the tools of this repository that one remote needs, at their places here.
 * @param {Record<string, string>} versions
 * @param {string} contractPage the folder of the built page that checks the contract
 * @returns {Package}
 */
export function remoteKit(versions, contractPage) {
  const files = takenFiles([
    'tooling/kit/command/andromeda.mjs',
    'tooling/kit/vitest.mjs',
    'tooling/rspack/index.mjs',
    'tooling/rspack/hosting/write-libraries.mjs',
    'tooling/tsconfig/base.json',
    'tooling/tsconfig/browser.json',
    'tooling/tsconfig/styles.d.ts',
    'fake-host/src/alone/start.tsx',
    'fake-host/src/alone/page.html',
    'fake-host/src/alone/example/answers.ts',
  ]);
  files.set('tooling/release/usage.mjs', read('tooling/kit/command/usage.mjs') ?? '');
  for (const name of ['rspack', 'vitest'])
    files.set(`types/${name}.d.mts`, read(`tooling/kit/remote-kit/types/${name}.d.mts`) ?? '');
  const version = basename(contractPage);
  for (const file of readdirSync(contractPage).filter(
    (name) => !/\.(gz|br|map)$/.test(name) && name !== TYPES_FILE,
  ))
    files.set(`fake-host/dist/${version}/${file}`, readFileSync(join(contractPage, file)));
  files.set('fake-host/dist/current.json', JSON.stringify({ version }));
  return packageOf('remote-kit', files, versions);
}

/**
 * `@andromeda/create-remote`: the template, and what a new remote must not collide with.
 * @param {Record<string, string>} versions
 * @returns {Package}
 */
export function createRemote(versions) {
  const tools = takenFiles(['tooling/create-remote/own.mjs']);
  const files = new Map([...tools].map(([path, text]) => [path.replace(/^tooling\//, ''), text]));
  for (const template of ['template', 'template-own'])
    for (const file of readdirSync(join(root, 'tooling/create-remote', template), {
      recursive: true,
      encoding: 'utf8',
    })) {
      const text = read(`tooling/create-remote/${template}/${file}`);
      if (text !== undefined) files.set(`create-remote/${template}/${file}`, text);
    }
  const house = { ...ourHouse(), command: 'npm create @andromeda/remote --', kit: '@andromeda/remote-kit' };
  files.set('create-remote/house.json', JSON.stringify({ house, versions }));
  return packageOf('create-remote', files, versions);
}

/**
 * @param {string} name
 * @param {Package['files']} files
 * @param {Record<string, string>} versions
 * @returns {Package}
 */
function packageOf(name, files, versions) {
  const folder = `tooling/kit/${name}`;
  const manifest = JSON.parse(read(`${folder}/package.json`) ?? '');
  for (const file of ['README.md', 'CHANGELOG.md']) files.set(file, read(`${folder}/${file}`) ?? '');
  files.set('LICENSE', read('LICENSE') ?? '');
  for (const field of ['dependencies', 'peerDependencies'])
    if (manifest[field]) manifest[field] = publicRanges(manifest[field], versions);
  return { manifest, files };
}

/**
 * Files of this repository with all that they import, as they are called elsewhere.
 * @param {string[]} entries
 * @returns {Map<string, string | Buffer>}
 */
const takenFiles = (entries) =>
  new Map([...reachable(entries, read)].map((path) => [path, outside(read(path) ?? '')]));
