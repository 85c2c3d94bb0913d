/**
 * The version of a package that first had each export and each property, by version: the exports by the module of the entry's
 * list, the paths of properties by their declaration.
 * @typedef {{ exports: Record<string, string>, types: Record<string, string> }} Added
 * @typedef {Record<string, Added>} Since
 * @typedef {ReturnType<typeof import('./read-api.mjs').readApi>} PackageApi
 */

/**
 * The record after today: what is new came with `version`, what is gone is forgotten.
 * @param {Since} recorded
 * @param {PackageApi} api
 * @param {string} version
 * @returns {Since}
 */
export function carrySince(recorded, api, version) {
  const known = versionsOf(recorded);
  /** @type {Map<string, { exports: Map<string, string[]>, types: Map<string, string[]> }>} */
  const blocks = new Map();
  for (const { kind, group, name } of namesOf(api)) {
    const since = known.get(nameOf(kind, group, name)) ?? version;
    const block = blocks.get(since) ?? { exports: new Map(), types: new Map() };
    blocks.set(since, block);
    block[kind].set(group, [...(block[kind].get(group) ?? []), name]);
  }
  return Object.fromEntries(
    [...blocks]
      .sort(([a], [b]) => compareVersions(a, b))
      .map(([since, { exports, types }]) => [since, { exports: sorted(exports), types: sorted(types) }]),
  );
}

/**
 * What a package offers that its record does not know.
 * @param {Since} recorded
 * @param {PackageApi} api
 */
export function newNames(recorded, api) {
  const known = versionsOf(recorded);
  return namesOf(api)
    .filter(({ kind, group, name }) => !known.has(nameOf(kind, group, name)))
    .map(({ group, name }) => `${name} (${group})`);
}

/**
 * Answers the version that first had an export, or a property; undefined where the record does not know it.
 * @param {Since} recorded
 */
export function sinceOf(recorded) {
  const known = versionsOf(recorded);
  return {
    export: (/** @type {string} */ name) => known.get(nameOf('exports', '', name)),
    path: (/** @type {string} */ type, /** @type {string} */ path) => known.get(nameOf('types', type, path)),
  };
}

/** The oldest version in the record. @param {Since} recorded */
export const oldestOf = (recorded) => Object.keys(recorded).sort(compareVersions)[0];

/** @param {string} a @param {string} b */
function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = (left ?? []).findIndex((part, place) => part !== right?.[place]);
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** An export stays the same where another module brings it. @param {'exports' | 'types'} kind @param {string} group @param {string} name */
const nameOf = (kind, group, name) => (kind === 'exports' ? name : `${group} ${name}`);

/** @param {Since} recorded */
function versionsOf(recorded) {
  /** @type {Map<string, string>} */
  const versions = new Map();
  for (const [version, block] of Object.entries(recorded))
    for (const kind of /** @type {const} */ (['exports', 'types']))
      for (const [group, names] of Object.entries(block[kind]))
        for (const name of names.split(' ')) versions.set(nameOf(kind, group, name), version);
  return versions;
}

/** @param {PackageApi} api */
function namesOf({ exports, types }) {
  const values = [...exports].map(([name, { module }]) => ({
    kind: /** @type {const} */ ('exports'),
    group: module,
    name,
  }));
  const paths = [...types].flatMap(([group, { paths: own }]) =>
    [...own].map((name) => ({ kind: /** @type {const} */ ('types'), group, name })),
  );
  return [...values, ...paths];
}

/** @param {Map<string, string[]>} groups */
const sorted = (groups) =>
  Object.fromEntries(
    [...groups]
      .map(([group, names]) => [group, names.sort().join(' ')])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
