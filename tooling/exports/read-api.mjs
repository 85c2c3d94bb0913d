import { parseSource } from './parse-source.mjs';

/**
 * @import { File, Source } from './parse-source.mjs'
 * @typedef {(path: string) => string | null} Read
 */

/**
 * The values that a package exports, with the module of its entry's list that brings each and the key of its declaration, and all
 * declarations that can be reached from there, by `file#name`. Files are read one by one: what is only inferred is not seen.
 * @param {string} entry
 * @param {Read} read answers the text of a file by its path in the repository, null where there is none
 */
export function readApi(entry, read) {
  const open = createReader(read);
  /** @type {Map<string, { module: string, key: string | null }>} */
  const exports = new Map();
  for (const [name, { from, source }] of exportsOf(open, entry))
    exports.set(name, { module: from, key: source && keyOf(source) });
  /** @type {Map<string, { paths: Set<string>, refers: Map<string, string[]> }>} */
  const types = new Map();
  const waiting = [...exports.values()].flatMap(({ key }) => key ?? []);
  for (const key of waiting) {
    if (types.has(key)) continue;
    const [file = '', name = ''] = key.split('#');
    const declared = open(file)?.declared.get(name);
    if (!declared) continue;
    /** @param {Iterable<string>} names */
    const keysOf = (names) => [...names].flatMap((local) => find(open, file, local) ?? []).map(keyOf);
    const refers = new Map(
      [...declared.refers].map(([path, names]) => [path, keysOf(names).filter((other) => other !== key)]),
    );
    types.set(key, { paths: declared.paths, refers });
    waiting.push(...[...refers.values()].flat());
  }
  return { exports, types };
}

const keyOf = (/** @type {Source} */ { from, name }) => `${from}#${name}`;

/** @param {Read} read @returns {(path: string) => File | null} */
function createReader(read) {
  /** @type {Map<string, File | null>} */
  const known = new Map();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const text = read(path);
    const file = text === null ? null : parseSource(path, text);
    known.set(path, file);
    return file;
  };
}

/**
 * Where a name that a file uses is declared; null for what no file of the repository declares.
 * @param {(path: string) => File | null} open
 * @param {string} path
 * @param {string} name
 * @returns {Source | null}
 */
function find(open, path, name) {
  const file = open(path);
  if (!file) return null;
  if (file.declared.has(name)) return { from: path, name };
  const source = file.imported.get(name) ?? file.passedOn.get(name);
  if (source) return find(open, source.from, source.name);
  for (const other of file.all) {
    const found = find(open, other, name);
    if (found) return found;
  }
  return null;
}

/**
 * The values that a file exports, by name, with the file of its own list that brings each.
 * @typedef {{ from: string, source: Source | null }} Exported
 * @param {(path: string) => File | null} open
 * @param {string} path
 * @returns {[string, Exported][]}
 */
function exportsOf(open, path) {
  const { passedOn = new Map(), all = [], values = [] } = open(path) ?? {};
  /** @type {[string, Exported][]} */
  const named = [...passedOn]
    .filter(([, { isType }]) => !isType)
    .map(([name, { from, name: own }]) => [name, { from, source: find(open, from, own) }]);
  /** @type {[string, Exported][]} */
  const own = values.map((name) => [name, { from: path, source: { from: path, name } }]);
  /** @type {[string, Exported][]} */
  const passed = all.flatMap((from) =>
    exportsOf(open, from).map(([name, { source }]) => [name, { from, source }]),
  );
  return [...named, ...own, ...passed];
}
