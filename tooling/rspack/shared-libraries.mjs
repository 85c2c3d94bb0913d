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

/** The chunk of a page with what only remotes for platform 1.10 and before take: the design system as a whole. */
const whole = 'earlier-remotes';
/**
 * What remotes take in parts (docs/decisions/060): these modules each for itself, because they are heavy or few screens draw
 * them, and all others as the part `common`. Each comes in the chunk named here; `whole` brings what no remote draws today.
 */
const inParts = {
  library: '@andromeda/design-system',
  apart: new Map([
    ['fields/color-field', 'color-field'],
    ['fields/phone-field', whole],
    ['images/before-after', whole],
    ['images/camera-view', 'camera-view'],
    ['images/dropzone', 'dropzone'],
    ['layout/auth-layout', whole],
    ['layout/brand-panel', whole],
    ['overlays/tooltip', whole],
    ['surfaces/disclosure', 'disclosure'],
  ]),
};
const common = `${inParts.library}/common`;

/** @typedef {{ name: string, version: string, singleton: true, requiredVersion: string }} SharedLibrary */
/**
 * A module that the page hands out. Without `chunk` it comes with federation itself, else as that chunk of the page.
 * @typedef {SharedLibrary & { request: string, chunk: string | undefined }} HostedModule
 */

/**
 * The part of the design system that brings one of its modules.
 * @param {string} module the path of the module in `src`, without its ending
 */
export const partOf = (module) => (inParts.apart.has(module) ? `${inParts.library}/${module}` : common);

/**
 * The chunk of the page with what is shared under this name; undefined for what comes with federation itself.
 * @param {string} shared
 */
export const chunkOf = (shared) =>
  shared === inParts.library ? whole : inParts.apart.get(shared.slice(inParts.library.length + 1));

/**
 * The `shared` option of the remote in `root`: the libraries that it depends on, at the version installed, of which it brings
 * no copy. With a trailing slash it takes every module of a library.
 * @param {string} root
 * @param {{ dependencies: Record<string, string> }} manifest
 */
export function sharedLibraries(root, { dependencies }) {
  const own = Object.entries(singletons).filter(([name]) => dependencies[name]);
  return Object.fromEntries(
    own.flatMap(([name, modules]) => {
      const requiredVersion = `^${installedVersion(root, name)}`;
      const share = { singleton: true, requiredVersion, import: /** @type {const} */ (false) };
      if (name === inParts.library) return [[`${name}/`, share]];
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
 * The libraries that the page in `root` hands out to remotes, every module of them by its full name.
 * @param {string} root
 * @returns {SharedLibrary[]}
 */
export const hostedLibraries = (root) =>
  Object.entries(singletons).flatMap(([name, modules]) =>
    [name, ...modules].map((module) => ({ name: module, ...versionOf(root, name) })),
  );

/**
 * What the page in `root` hands out to remotes: libraries, and the parts of those that are taken in parts. As a whole these
 * go to remotes for platform 1.10 and before.
 * @param {string} root
 * @returns {HostedModule[]}
 */
export function hostedModules(root) {
  const { library, apart } = inParts;
  const version = versionOf(root, library);
  const parts = ['common', ...apart.keys()].map((part) => ({
    ...version,
    name: `${library}/${part}`,
    request: `${library}?${part}`,
  }));
  return [...hostedLibraries(root).map((hosted) => ({ ...hosted, request: hosted.name })), ...parts].map(
    (hosted) => ({ ...hosted, chunk: chunkOf(hosted.name) }),
  );
}

/**
 * @param {string} root
 * @param {string} name
 */
function versionOf(root, name) {
  const version = installedVersion(root, name);
  return { version, singleton: /** @type {const} */ (true), requiredVersion: `^${version}` };
}

/**
 * @param {string} root
 * @param {string} name
 */
export function installedVersion(root, name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}
