import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refresh } from './base.mjs';

/**
 * The libraries that the shell and every remote run as one copy, with their modules outside the bare name. The router is
 * not here: `platform` re-exports the part of it that remotes need, which costs the page 31 kB less (docs/decisions/002).
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const singletons = {
  react: ['react/jsx-runtime', ...(refresh ? ['react/jsx-dev-runtime'] : [])],
  'react-dom': ['react-dom/client'],
  '@tanstack/react-query': [],
  '@andromeda/platform': [],
  '@andromeda/design-system': [],
};

/** @typedef {{ name: string, version: string, singleton: true, requiredVersion: string }} SharedLibrary */

/**
 * The `shared` option of the remote in `root`: the libraries that it depends on, at the version installed. With a trailing
 * slash it takes every module of a library.
 * @param {string} root
 * @param {{ dependencies: Record<string, string> }} manifest
 */
export function sharedLibraries(root, { dependencies }) {
  const own = Object.entries(singletons).filter(([name]) => dependencies[name]);
  return Object.fromEntries(
    own.flatMap(([name, modules]) => {
      const share = { singleton: true, requiredVersion: `^${installedVersion(root, name)}` };
      return modules.length > 0
        ? [
            [name, share],
            [`${name}/`, share],
          ]
        : [[name, share]];
    }),
  );
}

/**
 * What the page in `root` hands out to remotes, every module by its full name.
 * @param {string} root
 * @returns {SharedLibrary[]}
 */
export function hostedLibraries(root) {
  return Object.entries(singletons).flatMap(([name, modules]) => {
    const version = installedVersion(root, name);
    return [name, ...modules].map((module) => ({
      name: module,
      version,
      singleton: true,
      requiredVersion: `^${version}`,
    }));
  });
}

/**
 * @param {string} root
 * @param {string} name
 */
function installedVersion(root, name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}
