import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from '@andromeda/tooling/build';
import { apps, root } from '@andromeda/tooling/workspace';
import { type Row, rowOf } from './figures/row.ts';
import { buildJoined } from './joined/build-joined.mjs';

const WANTED = { '/login': 1.02, other: 1.15, remoteEntry: 5 };
const PAGES = ['/login', '/dashboard', '/library', '/plans', '/assistant'];

type Parts = Record<string, { scripts: string[] }>;

/** A build of a page: its folder, and the scripts of each of its parts. */
interface BuiltPage {
  folder: string;
  parts: Parts;
}

/** A build of a remote: its folder, and the scripts of its entry and of what the first screen needs. */
interface BuiltRemote {
  folder: string;
  entry: string;
  scripts: string[];
  /** What it needs of the shell at once. */
  parts: string[];
}

/** Measures the bytes of JavaScript with which each page begins beside those of the joined application. Exact: files on disk. */
export async function run(): Promise<Row[]> {
  await build();
  const joined = readPage(await buildJoined());
  const shell = readPage(folderOf('shell'));
  const pages = PAGES.map((page) => {
    const app = apps().find((name) => name !== 'shell' && servedBy(name).includes(page));
    const value = app
      ? kilobytes(shell, ['shell', 'auth-client', 'federation', ...readRemote(app).parts]) + ofRemote(app)
      : kilobytes(shell, ['shell', 'auth-client', 'sign-in']);
    const baseline = kilobytes(joined, ['shell', 'auth-client', app ?? 'sign-in']);
    const wanted = app ? WANTED.other : WANTED['/login'];
    return rowOf(page, 'kB Brotli', [value], {
      against: ['one joined application', [baseline]],
      wanted: ['ratio', 'at most', wanted],
    });
  });
  return [...pages, ...entries()];
}

/** The entries of the remotes, which one joined application does not have. */
function entries(): Row[] {
  return apps()
    .filter((app) => app !== 'shell')
    .map((app) => {
      const { folder, entry } = readRemote(app);
      const value = gzipSync(readFileSync(join(folder, entry)), { level: 9 }).byteLength / 1000;
      return rowOf(`${app} remoteEntry`, 'kB gzip', [value], {
        wanted: ['value', 'at most', WANTED.remoteEntry],
      });
    });
}

function readPage(folder: string): BuiltPage {
  return { folder, parts: readJson<{ parts: Parts }>(join(folder, 'hosting.json')).parts };
}

function readRemote(app: string): BuiltRemote {
  const folder = folderOf(app);
  const manifest = readJson<{
    metaData: { remoteEntry: { name: string } };
    exposes: { assets: { js: { sync: string[] } }; parts?: string[] }[];
  }>(join(folder, 'mf-manifest.json'));
  return {
    folder,
    entry: manifest.metaData.remoteEntry.name,
    scripts: manifest.exposes.flatMap(({ assets }) => assets.js.sync),
    parts: manifest.exposes.flatMap(({ parts = [] }) => parts),
  };
}

function ofRemote(app: string): number {
  const { folder, entry, scripts } = readRemote(app);
  return [entry, ...scripts].reduce((sum, file) => sum + brotli(join(folder, file)), 0);
}

function kilobytes({ folder, parts }: BuiltPage, names: readonly string[]): number {
  const scripts = new Set(names.flatMap((name) => parts[name]?.scripts ?? []));
  return [...scripts].reduce((sum, file) => sum + brotli(join(folder, file)), 0);
}

// As the builds compress what they serve (tooling/scripts/built-versions.mjs).
function brotli(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  return brotliCompressSync(readFileSync(file), { params }).byteLength / 1000;
}

function folderOf(app: string): string {
  const dist = join(root, app, 'dist');
  return join(dist, readJson<{ version: string }>(join(dist, 'current.json')).version);
}

const servedBy = (app: string) => readJson<{ paths: string[] }>(join(root, app, 'remote.json')).paths;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
