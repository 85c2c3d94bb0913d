import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * What a declaration of a package, or of the server's contract, offers. Paths lead to properties through the types that are
 * written out in place (`flags.set`); `refers` has what each names, '' being the declaration itself.
 * @typedef {{ paths: Set<string>, refers: Map<string, Set<string>> }} Declared
 * @typedef {{ declared: Map<string, Declared>, imported: Map<string, Source>, passedOn: Map<string, Source & { isType: boolean }>, all: string[], values: string[] }} File
 * @typedef {{ from: string, name: string }} Source
 */

/** The contract's packages by the names under which others import them. */
const CONTRACT = /^bff\/contract(\/browser(?:\/\w+)?)?$/;

/** What a file declares, imports and passes on. @param {string} path @param {string} text @returns {File} */
export function parseSource(path, text) {
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
