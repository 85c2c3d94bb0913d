import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { apps, root } from './workspace.mjs';

/**
 * The entry of a shared library or an exposed module in federation's manifest.
 * @typedef {{ assets: Record<'js' | 'css', { sync: string[], async: string[] }> }} Built
 * @typedef {{ metaData: { remoteEntry: { name: string } }, exposes: Built[], shared: (Built & { name: string, version: string })[] }} Manifest
 */

// Checks the builds: every bundle within its budget (kB gzip, tooling/budgets.json), and one version of each shared
// library in the whole house.
const budgets = readJson(join(root, 'tooling/budgets.json'));
const complaints = [...apps().flatMap(overBudget), ...sharedTwice()];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);

/** @param {string} app */
function overBudget(app) {
  const sizes = sizesOf(app);
  const budget = budgets[app];
  if (!budget) return [`${app} has no budget in tooling/budgets.json`];
  return Object.entries(/** @type {Record<string, number>} */ (budget)).flatMap(([part, limit]) => {
    const size = sizes[part];
    console.log(`${app}: ${part} ${size?.toFixed(1)} of ${limit} kB gzip`);
    if (size === undefined) return [`${app}: nothing was built under the name ${part}`];
    return size > limit ? [`${app}: ${part} has ${size.toFixed(1)} kB gzip, its budget is ${limit}`] : [];
  });
}

/**
 * The gzipped kB of each part that may have a budget.
 * @param {string} app
 * @returns {Record<string, number>}
 */
function sizesOf(app) {
  const { folder, manifest } = current(app);
  const gzip = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + statSync(join(folder, `${file}.gz`)).size, 0) / 1000;
  const assets = (/** @type {Built} */ { assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ];
  if (app !== 'shell') {
    const entry = manifest.metaData.remoteEntry.name;
    const firstLook = (/** @type {Built} */ { assets: { js, css } }) => [...js.sync, ...css.sync];
    return {
      remoteEntry: gzip([entry]),
      'first look': gzip(manifest.exposes.flatMap(firstLook)),
      routes: gzip(manifest.exposes.flatMap(assets)),
    };
  }
  const entry = readdirSync(folder).filter((file) => /^shell\.\w+\.(js|css)$/.test(file));
  const shared = Object.fromEntries(manifest.shared.map((library) => [library.name, gzip(assets(library))]));
  return {
    entry: gzip(entry),
    ...shared,
    'first page': gzip([...entry, ...manifest.shared.flatMap(assets)]),
  };
}

function sharedTwice() {
  const versions = new Map();
  for (const app of apps()) {
    for (const { name, version } of current(app).manifest.shared) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  return [...versions]
    .filter(([, found]) => found.size > 1)
    .map(([name, found]) => `${name} is shared in the versions ${[...found].join(' and ')}`);
}

/**
 * @param {string} app
 * @returns {{ folder: string, manifest: Manifest }}
 */
function current(app) {
  const dist = join(root, app, 'dist');
  const folder = join(dist, readJson(join(dist, 'current.json')).version);
  return { folder, manifest: readJson(join(folder, 'mf-manifest.json')) };
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
