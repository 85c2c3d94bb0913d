import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostedModules, partOf } from '../rspack/shared-libraries.mjs';
import { root } from '../scripts/workspace.mjs';
import { readApi } from './read-api.mjs';
import { oldestOf, sinceOf } from './since.mjs';

/**
 * What a page hands out to remotes, by which a server checks what a remote uses: each export of each module with the version of its
 * package that first had it, and the properties of types that came after the oldest version of the record. A type counts where what
 * refers to it is used: `refers` leads from the path of a property ('' is the type itself) to other types.
 * @typedef {{ since: string, type: string | null }} ReportedExport
 * @typedef {{ paths: Record<string, string>, refers: Record<string, string[]> }} ReportedType
 * @typedef {{ version: string, oldest: string, types: Record<string, ReportedType> }} ReportedPackage
 * @typedef {{ package: string, exports: Record<string, ReportedExport> }} ReportedModule
 */

const PACKAGES = ['platform', 'design-system'];

/** @param {string} folder that of the page @returns {{ packages: Record<string, ReportedPackage>, modules: Record<string, ReportedModule> }} */
export function reportApi(folder) {
  const shared = hostedModules(folder).map(({ name }) => name);
  const reports = PACKAGES.map((name) => reportPackage(name, shared));
  return {
    packages: Object.fromEntries(reports.map(({ name, described }) => [name, described])),
    modules: Object.assign({}, ...reports.map(({ modules }) => modules)),
  };
}

/** The exports of a package in the sources of today. @param {string} name */
export const apiOf = (name) => readApi(`${name}/src/index.ts`, readSource);

const readSource = (/** @type {string} */ path) =>
  /\.tsx?$/.test(path) && existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

/** @param {string} folder @param {string[]} shared the names under which the page hands out modules */
function reportPackage(folder, shared) {
  const name = `@andromeda/${folder}`;
  const { version } = readJson(`${folder}/package.json`);
  const { since: recorded } = readJson(`${folder}/exports.json`);
  const { exports, types } = apiOf(folder);
  const since = sinceOf(recorded);
  const oldest = oldestOf(recorded) ?? version;
  const all = [...exports].map(([exported, { module, key }]) => ({
    exported,
    part: partOf(module.slice(`${folder}/src/`.length).replace(/\.tsx?$/, '')),
    entry: { since: since.export(exported) ?? version, type: key },
  }));
  const modules = shared
    .filter((module) => module === name || module.startsWith(`${name}/`))
    .map((module) => {
      const own = all.filter(({ part }) => module === name || part === module);
      const listed = Object.fromEntries(own.map(({ exported, entry }) => [exported, entry]));
      return [module, { package: name, exports: listed }];
    });
  const reported = [...types].flatMap(([type, { paths, refers }]) => {
    const later = [...paths].map((path) => /** @type {const} */ ([path, since.path(type, path) ?? version]));
    const newer = Object.fromEntries(later.filter(([, at]) => at !== oldest));
    const followed = Object.fromEntries([...refers].filter(([, others]) => others.length > 0));
    const isEmpty = Object.keys(newer).length + Object.keys(followed).length === 0;
    return isEmpty ? [] : [/** @type {const} */ ([type, { paths: newer, refers: followed }])];
  });
  return {
    name,
    described: { version, oldest, types: Object.fromEntries(reported) },
    modules: Object.fromEntries(modules),
  };
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
