import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './build-app.mjs';
import { apps, digest, lockfileOf, root } from './workspace.mjs';

/** @typedef {(name: string, version: string) => void} OnBuild */

/**
 * Builds the apps that changed and returns the current version of each app. A version is the package's own plus a hash
 * of every input of the bundle, so an unchanged app is never built twice. Without `makeCurrent` a server
 * that runs from this folder keeps serving its current versions, until a release changes them.
 * @param {string[]} names
 * @param {{ onBuild?: OnBuild, makeCurrent?: boolean }} options
 */
export async function build(names = apps(), { onBuild = () => {}, makeCurrent = true } = {}) {
  const waiting = [...names];
  /** @type {Record<string, string>} */
  const versions = {};
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      versions[name] = await buildHere(name, onBuild, makeCurrent);
    }
  };
  await Promise.all([worker(), worker()]);
  return versions;
}

/**
 * @param {string} name
 * @param {OnBuild} onBuild
 * @param {boolean} makeCurrent
 */
function buildHere(name, onBuild, makeCurrent) {
  const folder = join(root, name);
  const bundler = join(folder, 'node_modules/@rspack/cli/bin/rspack.js');
  const platform = readJson(join(root, 'platform/package.json')).version;
  return buildApp({ name, folder, version: versionOf(name), platform, bundler, onBuild, makeCurrent });
}

/** Whether an app's current build is of its sources as they are. @param {string} name */
export function isCurrent(name) {
  const dist = join(root, name, 'dist');
  const pointer = join(dist, 'current.json');
  if (!existsSync(pointer)) return false;
  const { version } = readJson(pointer);
  return existsSync(join(dist, version, 'build.json')) && version === versionOf(name);
}

/** @param {string} name */
function versionOf(name) {
  const manifest = readJson(join(root, name, 'package.json'));
  const inputs = ['src', 'backend', 'package.json', 'remote.json', 'rspack.config.mjs'].map(
    (path) => `${name}/${path}`,
  );
  const common = [
    'bff/contract/browser',
    'platform/src',
    'platform/package.json',
    'design-system/src',
    'design-system/package.json',
  ];
  const scripts = ['build', 'build-app', 'built-versions'].map((script) => `tooling/scripts/${script}.mjs`);
  // What its workers carry of the image engine.
  const engine = manifest.dependencies?.['@andromeda/image-engine'] ? ['image-engine/src'] : [];
  // What its report of the API is made of.
  const report =
    name === 'shell'
      ? ['bff/contract', 'platform/exports.json', 'design-system/exports.json', 'tooling/exports']
      : [];
  const all = [...inputs, ...common, ...engine, ...report, 'tooling/rspack', ...scripts];
  const lockfile = lockfileOf([name, 'platform', 'design-system', 'tooling']);
  return `${manifest.version}-${digest(all, lockfile).slice(0, 10)}`;
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

if (import.meta.filename === process.argv[1]) {
  const asked = process.argv.slice(2);
  await build(asked.length > 0 ? asked : apps(), {
    onBuild: (name, version) => console.log(`building ${name} ${version}`),
  });
}
