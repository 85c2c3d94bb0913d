import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeBuild, prune } from './built-versions.mjs';

/**
 * Builds an app, unless this version of it is built, and returns the version. `platform` is the version that a remote is
 * built against, `bundler` the path of Rspack's command line. Without `makeCurrent` a server that runs from this folder
 * keeps serving its current version.
 * @param {{ name: string, folder: string, version: string, platform: string, bundler: string, makeCurrent: boolean, onBuild: (name: string, version: string) => void }} app
 */
export async function buildApp({ name, folder, version, platform, bundler, makeCurrent, onBuild }) {
  const output = join(folder, 'dist', version);
  if (!existsSync(join(output, 'build.json'))) {
    onBuild(name, version);
    await rspackBuild(bundler, folder, version);
    describeBuild({ name, folder, version, platform }, output, { backend: await backendOf(folder, output) });
  }
  const pointer = join(folder, 'dist', 'current.json');
  const current = existsSync(pointer) ? JSON.parse(readFileSync(pointer, 'utf8')).version : null;
  if (makeCurrent && current !== version) {
    writeFileSync(`${pointer}.new`, JSON.stringify({ version }));
    renameSync(`${pointer}.new`, pointer);
  }
  prune(join(folder, 'dist'), makeCurrent ? [version] : [version, current]);
  return version;
}

/**
 * The bundler of backends is loaded only for a remote that brings one.
 * @param {string} folder
 * @param {string} output
 */
async function backendOf(folder, output) {
  if (!existsSync(join(folder, 'backend'))) return undefined;
  const { buildBackend } = await import('../rspack/bundle-backend.mjs');
  return buildBackend(folder, output);
}

/**
 * @param {string} bundler
 * @param {string} folder
 * @param {string} version
 * @returns {Promise<void>}
 */
function rspackBuild(bundler, folder, version) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const output = [];
    const child = spawn(process.execPath, [bundler, 'build'], {
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
