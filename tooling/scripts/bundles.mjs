import { imageTools } from '../../bff/contract/browser/index.ts';
import { budgetsFor } from './budgets.mjs';
import { refusedByRegistry } from './check-package.mjs';
import { current, currentShell, gzip, partsOf, routesOf, servedBy } from './current-builds.mjs';
import { apps } from './workspace.mjs';

/** @import { Built } from './current-builds.mjs' */

// Checks the builds: every bundle within its budget (kB gzip, tooling/budgets.json), one version of each shared library in
// the whole house, and every remote such that the registry would take it.
const budgets = budgetsFor(imageTools.length);
const complaints = [
  ...apps().flatMap(overBudget),
  ...tooHeavyPages(),
  ...sharedTwice(),
  ...apps()
    .filter((app) => app !== 'shell')
    .flatMap(refusedByRegistry),
];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);

/** @param {string} app */
function overBudget(app) {
  const budget = budgets[app];
  if (!budget) return [`${app} has no budget in tooling/budgets.json`];
  return compare(app, app === 'shell' ? sizesOfShell() : sizesOfRemote(app), budget);
}

/** The scripts with which the first look at an address begins, of shell and remote together. */
function tooHeavyPages() {
  const { pages = {} } = budgets;
  const { folder, parts } = currentShell();
  const scripts = (/** @type {string[]} */ names) =>
    names.reduce((sum, name) => sum + gzip(folder, parts[name]?.scripts ?? []), 0);
  const own = scripts(['shell', 'auth-client']);
  const sizes = Object.fromEntries(
    Object.keys(pages).map((path) => {
      const remote = apps().find((app) => app !== 'shell' && servedBy(app).includes(path));
      const rest = remote
        ? scripts(['federation', ...partsOf(remote)]) + scriptsOf(remote)
        : scripts(['sign-in']);
      return [path, own + rest];
    }),
  );
  return compare('page', sizes, pages);
}

/**
 * @param {string} what
 * @param {Record<string, number>} sizes
 * @param {Record<string, number>} budget
 */
function compare(what, sizes, budget) {
  return Object.entries(budget).flatMap(([part, limit]) => {
    const size = sizes[part];
    console.log(`${what}: ${part} ${size?.toFixed(1)} of ${limit} kB gzip`);
    if (size === undefined) return [`${what}: nothing was built under the name ${part}`];
    return size > limit ? [`${what}: ${part} has ${size.toFixed(1)} kB gzip, its budget is ${limit}`] : [];
  });
}

/**
 * The gzipped kB of each part of a remote that may have a budget.
 * @param {string} app
 * @returns {Record<string, number>}
 */
function sizesOfRemote(app) {
  const { folder, manifest } = current(app);
  const first = (/** @type {Built} */ { assets: { js, css } }) => [...js.sync, ...css.sync];
  const later = (/** @type {Built} */ { assets: { js, css } }) => [...js.async, ...css.async];
  const routes = routesOf(manifest);
  const ofRoutes = new Set(routes.flatMap((exposed) => [...first(exposed), ...later(exposed)]));
  const ofFills = new Set(manifest.exposes.filter((exposed) => !routes.includes(exposed)).flatMap(first));
  return {
    remoteEntry: gzip(folder, [manifest.metaData.remoteEntry.name]),
    'first look': gzip(folder, routes.flatMap(first)),
    routes: gzip(folder, [...ofRoutes]),
    // All that comes first with what it shows in places of other remotes, shared with its screens or not.
    fills: gzip(folder, [...ofFills]),
  };
}

/** The gzipped kB of the shell's parts: what every page begins with, and what the first remote brings. */
function sizesOfShell() {
  const { folder, parts } = currentShell();
  return Object.fromEntries(
    Object.entries(parts).map(([name, { scripts, styles }]) => [
      name === 'shell' ? 'entry' : name,
      gzip(folder, [...scripts, ...styles]),
    ]),
  );
}

/** The gzipped kB of the scripts with which a remote begins. */
function scriptsOf(/** @type {string} */ app) {
  const { folder, manifest } = current(app);
  const routes = routesOf(manifest).flatMap(({ assets }) => assets.js.sync);
  return gzip(folder, [manifest.metaData.remoteEntry.name, ...routes]);
}

function sharedTwice() {
  const versions = new Map();
  for (const app of apps()) {
    const { shared } = app === 'shell' ? currentShell() : current(app).manifest;
    for (const { name, version } of shared)
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return [...versions]
    .filter(([, found]) => found.size > 1)
    .map(([name, found]) => `${name} is shared in the versions ${[...found].join(' and ')}`);
}
