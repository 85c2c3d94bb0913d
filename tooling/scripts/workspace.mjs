import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The version of pnpm that every script calls (a packageManager field would make pnpm look for itself). */
export const pnpmVersion = '12.21.0';

/** The shell and every remote, by folder name. */
export function apps() {
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')));
  return ['shell', ...remotes.sort()];
}

/**
 * The packages of the workspace that have a file of this name, by folder name.
 * @param {string} file
 */
export const packagesWith = (file) =>
  readdirSync(root)
    .filter((name) => name !== 'node_modules' && existsSync(join(root, name, file)))
    .sort();

/**
 * The digest of a text.
 * @param {string} text
 */
export const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * One digest over the content and names of `paths` (files or folders, relative to `folder`), and over `text`.
 * @param {string[]} paths
 */
export function digest(paths, text = '', folder = root) {
  const hash = createHash('sha256').update(text);
  for (const path of paths.flatMap((entry) => filesUnder(join(folder, entry)))) {
    hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * The part of the lockfile that concerns some packages of the workspace: their own entries, and all outside packages. So a
 * new remote, or a dependency of another package, gives no new version to packages that it does not touch.
 * @param {string[]} names
 */
export function lockfileOf(names) {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const [settings = '', importers = '', outside = ''] = lockfile.split(/^(?=importers:|packages:)/m);
  const own = importers
    .split(/^(?= {2}\S)/m)
    .filter((block) => names.includes(block.split(':')[0]?.trim() ?? ''));
  return [settings, ...own, outside].join('');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!/\.[a-z0-9]+$/i.test(path)) {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
      )
      .filter((file) => !/\.(test|stories)\.tsx?$|\/src\/testing\//.test(file));
  }
  return [path];
}

/**
 * The port at which the dev server of an app listens.
 * @param {string} name
 */
export function portOf(name) {
  const config = readFileSync(join(root, name, 'rspack.config.mjs'), 'utf8');
  return Number(/port: (\d+)/.exec(config)?.[1]);
}

/**
 * `port`, or the next free one above it.
 * @param {number} port
 * @returns {Promise<number>}
 */
export async function freePortFrom(port) {
  const server = createServer();
  const free = await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return free ? port : freePortFrom(port + 1);
}
