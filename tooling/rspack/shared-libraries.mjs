import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The libraries that the shell and every remote run as one copy. `react/` and `react-dom/` carry the trailing slash because
 * `react-dom/client` and `react/jsx-runtime` lie outside the bare names. The router is not here: `platform`
 * re-exports the part of it that remotes need, which costs the page 31 kB less (docs/decisions/002).
 */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@tanstack/react-query',
  '@andromeda/platform',
  '@andromeda/design-system',
];

/**
 * The `shared` option of the app in `root`: the libraries that it depends on, at the version installed.
 * @param {string} root
 * @param {{ dependencies: Record<string, string> }} manifest
 */
export function sharedLibraries(root, { dependencies }) {
  const own = singletons.filter((name) => dependencies[packageOf(name)]);
  return Object.fromEntries(
    own.map((name) => [
      name,
      { singleton: true, requiredVersion: `^${installedVersion(root, packageOf(name))}` },
    ]),
  );
}

const packageOf = (/** @type {string} */ name) => name.replace(/\/$/, '');

/**
 * @param {string} root
 * @param {string} name
 */
function installedVersion(root, name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}
