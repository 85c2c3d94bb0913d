import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBuild, prune } from './built-versions.mjs';
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
      versions[name] = await buildApp(name, onBuild, makeCurrent);
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
async function buildApp(name, onBuild, makeCurrent) {
  const folder = join(root, name);
  const version = versionOf(name);
  const output = join(folder, 'dist', version);
  if (!existsSync(join(output, 'build.json'))) {
    onBuild(name, version);
    await rspackBuild(folder, version);
    describeBuild(name, version, output, await backendOf(folder, output));
  }
  const pointer = join(folder, 'dist', 'current.json');
  const current = existsSync(pointer) ? readJson(pointer).version : null;
  if (makeCurrent && current !== version) {
    writeFileSync(`${pointer}.new`, JSON.stringify({ version }));
    renameSync(`${pointer}.new`, pointer);
  }
  prune(join(folder, 'dist'), makeCurrent ? [version] : [version, current]);
  return version;
}

/**
 * The bundler is loaded only for a remote that brings a backend.
 * @param {string} folder
 * @param {string} output
 */
async function backendOf(folder, output) {
  if (!existsSync(join(folder, 'backend'))) return undefined;
  const { buildBackend } = await import('../rspack/bundle-backend.mjs');
  return buildBackend(folder, output);
}

/** @param {string} name */
function versionOf(name) {
  const manifest = readJson(join(root, name, 'package.json'));
  const inputs = ['src', 'backend', 'package.json', 'remote.json', 'rspack.config.mjs'].map((path) => `${name}/${path}`);
  const common = [
    'bff/contract/browser',
    'platform/src',
    'platform/package.json',
    'design-system/src',
    'design-system/package.json',
  ];
  const scripts = ['build', 'built-versions'].map((script) => `tooling/scripts/${script}.mjs`);
  // What its workers carry of the image engine.
  const engine = manifest.dependencies?.['@andromeda/image-engine'] ? ['image-engine/src'] : [];
  const all = [...inputs, ...common, ...engine, 'tooling/rspack', ...scripts];
  const lockfile = lockfileOf([name, 'platform', 'design-system', 'tooling']);
  return `${manifest.version}-${digest(all, lockfile).slice(0, 10)}`;
}

/**
 * @param {string} folder
 * @param {string} version
 * @returns {Promise<void>}
 */
function rspackBuild(folder, version) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const output = [];
    const child = spawn(process.execPath, [join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ANDROMEDA_VERSION: version },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${folder} was not built:\n${Buffer.concat(output)}`)),
    );
  });
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

if (import.meta.filename === process.argv[1]) {
  const asked = process.argv.slice(2);
  await build(asked.length > 0 ? asked : apps(), {
    onBuild: (name, version) => console.log(`building ${name} ${version}`),
  });
}
