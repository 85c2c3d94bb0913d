import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBuild } from '@andromeda/tooling/built-versions';
import { apps, root } from '@andromeda/tooling/workspace';
import { buildJoined } from './build-joined.mjs';

const VERSION = 'joined';

/**
 * Lays out a checkout for a server of the same kind as the product's: its shell is the joined application, and each remote
 * is a part of it, preloaded by its page as the product preloads a remote.
 * @returns {Promise<{ root: string, dispose(): void }>}
 */
export async function layOutJoined() {
  const built = await buildJoined();
  // Not inside the repository, which it would then contain by its own links.
  const checkout = mkdtempSync(join(tmpdir(), 'andromeda-joined-'));
  const own = ['.git', 'bff', ...apps()];
  for (const name of readdirSync(root))
    if (!own.includes(name)) symlinkSync(join(root, name), join(checkout, name));
  // The server takes its real path for its checkout, so its sources are copied.
  const sources = join(root, 'bff');
  const installed = (/** @type {string} */ path) => path.startsWith(join(sources, 'node_modules'));
  cpSync(sources, join(checkout, 'bff'), { recursive: true, filter: (path) => !installed(path) });
  symlinkSync(join(sources, 'node_modules'), join(checkout, 'bff/node_modules'));
  layOutShell(built, checkout);
  for (const app of apps()) if (app !== 'shell') layOutPart(app, built, checkout);
  return { root: checkout, dispose: () => rmSync(checkout, { recursive: true }) };
}

/**
 * @param {string} built
 * @param {string} checkout
 */
function layOutShell(built, checkout) {
  const hosting = readJson(join(built, 'hosting.json'));
  // A page with a remote asks for this part of the shell; one application has none.
  hosting.parts.federation = { scripts: [], styles: [] };
  writeFileSync(join(built, 'hosting.json'), JSON.stringify(hosting));
  describeBuild({ name: 'shell', folder: built, version: VERSION, platform: '' }, built);
  const dist = folderFor('shell', checkout);
  symlinkSync(built, join(dist, VERSION));
}

/**
 * @param {string} app
 * @param {string} built
 * @param {string} checkout
 */
function layOutPart(app, built, checkout) {
  for (const name of readdirSync(join(root, app)))
    if (name !== 'dist') symlinkSync(join(root, app, name), join(folderIn(app, checkout), name));
  const { parts } = readJson(join(built, 'hosting.json'));
  const { integrity } = readJson(join(built, 'build.json'));
  const { remote } = readJson(join(currentFolder(app), 'build.json'));
  // By its address from the remote's folder, so that its preload is of the same file.
  const entry = `../../../assets/${VERSION}/${parts[app].scripts[0]}`;
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const manifest = {
    id: app,
    name: app,
    metaData: { remoteEntry: { name: entry } },
    exposes: [{ path: './routes', assets, parts: [app] }],
    shared: [],
  };
  const folder = join(folderFor(app, checkout), VERSION);
  mkdirSync(folder);
  const described = { name: app, version: VERSION, remote: { ...remote, version: VERSION } };
  const hash = integrity[parts[app].scripts[0]];
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ ...described, integrity: { [entry]: hash } }));
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
}

/**
 * The folder of an app's builds, whose current one is the joined application's.
 * @param {string} app
 * @param {string} checkout
 */
function folderFor(app, checkout) {
  const dist = join(folderIn(app, checkout), 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'current.json'), JSON.stringify({ version: VERSION }));
  return dist;
}

/**
 * @param {string} app
 * @param {string} checkout
 */
function folderIn(app, checkout) {
  const folder = join(checkout, app);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** @param {string} app */
function currentFolder(app) {
  const dist = join(root, app, 'dist');
  return join(dist, readJson(join(dist, 'current.json')).version);
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
