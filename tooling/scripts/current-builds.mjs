import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * A shared library or an exposed module in a remote's manifest, and what the build says of the shell.
 * @typedef {{ path?: string, assets: Record<'js' | 'css', { sync: string[], async: string[] }>, parts?: string[] }} Built
 * @typedef {{ name: string, version: string }} Shared
 * @typedef {{ metaData: { remoteEntry: { name: string } }, exposes: Built[], shared: Shared[] }} Manifest
 * @typedef {{ shared: Shared[], parts: Record<string, { scripts: string[], styles: string[] }> }} Hosting
 */

/**
 * The current build of a remote.
 * @param {string} app
 * @returns {{ folder: string, manifest: Manifest }}
 */
export function current(app) {
  const folder = folderOf(app);
  return { folder, manifest: readJson(join(folder, 'mf-manifest.json')) };
}

/** The current build of the shell. @returns {{ folder: string } & Hosting} */
export function currentShell() {
  const folder = folderOf('shell');
  return { folder, ...readJson(join(folder, 'hosting.json')) };
}

/** @param {string} app */
function folderOf(app) {
  const dist = join(root, app, 'dist');
  return join(dist, readJson(join(dist, 'current.json')).version);
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The parts of the shell that a remote needs at once. */
export function partsOf(/** @type {string} */ app) {
  return routesOf(current(app).manifest).flatMap(({ parts = [] }) => parts);
}

/** The module with a remote's screens; the others are what it shows in places of other remotes. */
export const routesOf = (/** @type {Manifest} */ { exposes }) =>
  exposes.filter(({ path = './routes' }) => path === './routes');

/**
 * The addresses of a remote.
 * @param {string} app
 * @returns {string[]}
 */
export function servedBy(app) {
  return readJson(join(root, app, 'remote.json')).paths;
}

/**
 * The gzipped kB of files.
 * @param {string} folder
 * @param {string[]} files
 */
export function gzip(folder, files) {
  return files.reduce((sum, file) => sum + statSync(join(folder, `${file}.gz`)).size, 0) / 1000;
}
