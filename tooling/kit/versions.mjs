import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../scripts/workspace.mjs';

/** The folders of the packages that are packed, each with a package.json. */
const packed = ['platform', 'design-system', 'tooling/kit/remote-kit', 'tooling/kit/create-remote'];

/**
 * The version of each outside library that this repository uses, and of its own packages.
 * @returns {Record<string, string>}
 */
export function versionsHere() {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const own = packed.map((folder) => {
    const { name, version } = JSON.parse(read(`${folder}/package.json`));
    return [name, version];
  });
  return { ...parse(read('pnpm-workspace.yaml')).catalog, ...Object.fromEntries(own) };
}
