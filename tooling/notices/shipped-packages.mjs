import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesWith, root } from '../scripts/workspace.mjs';

/**
 * A third-party package that reaches a browser or the server.
 * @typedef {{ name: string, version: string, license: string, homepage: string, text: string }} Shipped
 */

/** The rooms of the product; the others build, test and measure them. */
const PRODUCT = /^(?:shell|mfe-[a-z-]+|platform|design-system|bff|(?:image|text)-engine)$/;

/** What the bundler writes into every remote, by the package of the tooling that brings it. */
const WRITTEN_BY_BUILD = new Map([
  ['@module-federation/enhanced', ['@module-federation/webpack-bundler-runtime']],
]);

/**
 * The dependencies of the product and their dependencies, sorted by name. It leaves out packages for one kind of machine
 * (one `os` in the manifest), so that every machine finds the same list.
 * @returns {Shipped[]}
 */
export function shippedPackages() {
  /** @type {Map<string, Shipped>} */
  const found = new Map();
  /** @param {string} folder @param {string[]} names */
  const visit = (folder, names) => {
    for (const name of names) {
      const place = findPackage(folder, name);
      const manifest = readManifest(place);
      if (!place.includes('/node_modules/') || manifest.os?.length === 1) continue;
      else if (!found.has(`${name}@${manifest.version}`)) {
        found.set(`${name}@${manifest.version}`, describe(place, manifest));
        visit(place, Object.keys(manifest.dependencies ?? {}));
      }
    }
  };
  for (const room of packagesWith('package.json').filter((name) => PRODUCT.test(name)))
    visit(join(root, room), Object.keys(readManifest(join(root, room)).dependencies ?? {}));
  for (const [builder, parts] of WRITTEN_BY_BUILD) visit(findPackage(join(root, 'tooling'), builder), parts);
  return [...found.values()].sort((a, b) => compare(`${a.name} ${a.version}`, `${b.name} ${b.version}`));
}

/** @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : 1);

/** @param {string} folder @param {string} name */
function findPackage(folder, name) {
  for (let place = realpathSync(folder); ; place = dirname(place)) {
    const candidate = join(place, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
    if (place === dirname(place)) throw new Error(`${name}, which ${folder} needs, is not installed`);
  }
}

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * @param {string} folder
 * @param {{ name: string, version: string, license?: string, homepage?: string }} manifest
 * @returns {Shipped}
 */
function describe(folder, { name, version, license = 'unknown', homepage = '' }) {
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  return { name, version, license, homepage, text: file ? readFileSync(join(folder, file), 'utf8') : '' };
}
