import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * What a declaration of a package, or of the server's contract, offers. Paths lead to properties through the types that are
 * written out in place (`flags.set`); `refers` has what each names, '' being the declaration itself.
 * @typedef {{ paths: Set<string>, refers: Map<string, Set<string>> }} Declared
 * @typedef {{ declared: Map<string, Declared>, imported: Map<string, Source>, passedOn: Map<string, Source & { isType: boolean }>, all: string[], values: string[] }} File
 * @typedef {{ from: string, name: string }} Source
 * @typedef {(path: string) => string | null} Read
 */

/** The contract's packages by the names under which others import them. */
const CONTRACT = /^bff\/contract(\/browser(?:\/\w+)?)?$/;

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
    const file = text === null ? null : readFile(path, text);
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

/** @param {string} path @param {string} text @returns {File} */
function readFile(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  /** @type {File} */
  const file = { declared: new Map(), imported: new Map(), passedOn: new Map(), all: [], values: [] };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(path, statement, file);
    else if (ts.isExportDeclaration(statement)) readExport(path, statement, file);
    else readDeclarations(statement, file);
  }
  return file;
}

/** @param {string} path @param {ts.ImportDeclaration} statement @param {File} file */
function readImport(path, { moduleSpecifier, importClause }, file) {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return;
  const from = resolve(path, moduleSpecifier);
  for (const { name, propertyName } of bindings.elements)
    file.imported.set(name.text, { from, name: (propertyName ?? name).text });
}

/** @param {string} path @param {ts.ExportDeclaration} statement @param {File} file */
function readExport(path, { moduleSpecifier, exportClause, isTypeOnly }, file) {
  const from = moduleSpecifier ? resolve(path, moduleSpecifier) : path;
  if (!exportClause) file.all.push(from);
  else if (ts.isNamedExports(exportClause))
    for (const { name, propertyName, isTypeOnly: alone } of exportClause.elements)
      file.passedOn.set(name.text, { from, name: (propertyName ?? name).text, isType: isTypeOnly || alone });
}

/** @param {string} path @param {ts.Expression} specifier */
function resolve(path, specifier) {
  const text = ts.isStringLiteral(specifier) ? specifier.text : '';
  if (text.startsWith('.')) return join(dirname(path), text);
  return CONTRACT.test(text) ? `${text}/index.ts` : text;
}

/** @param {ts.Statement} statement @param {File} file */
function readDeclarations(statement, file) {
  const declarations = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement];
  for (const declaration of declarations) {
    const name = /** @type {{ name?: ts.Node }} */ (declaration).name;
    if (!name || !ts.isIdentifier(name)) continue;
    if (isExportedValue(statement)) file.values.push(name.text);
    // A schema and the type that is inferred from it have one name.
    const declared = file.declared.get(name.text) ?? { paths: new Set(), refers: new Map() };
    file.declared.set(name.text, declared);
    readMembers(declaration, '', declared);
  }
}

/** @param {ts.Statement} statement */
function isExportedValue(statement) {
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return !isType && modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/**
 * @param {ts.Node} node
 * @param {string} path
 * @param {Declared} declared
 */
function readMembers(node, path, declared) {
  if (ts.isIdentifier(node)) {
    const names = declared.refers.get(path) ?? new Set();
    declared.refers.set(path, names.add(node.text));
  }
  const member = memberOf(node);
  const inside = member ? `${path}${path && '.'}${member}` : path;
  if (member) declared.paths.add(inside);
  ts.forEachChild(node, (child) => readMembers(child, inside, declared));
}

/** The name of a property that a type has, or an object of the contract's schemas. @param {ts.Node} node */
function memberOf(node) {
  const isMember =
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      node.getSourceFile().fileName.startsWith('bff/'));
  if (!isMember) return null;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : null;
}
