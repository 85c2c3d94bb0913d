import ts from 'typescript';

/**
 * Every name that a source file declares: functions, variables, types, their members, and parameters. Keys of object
 * literals are not among them: many are another program's.
 * @param {string} file decides whether the text may contain JSX
 * @param {string} text
 * @returns {string[]}
 */
export function declaredNames(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (declares(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.Node & { name?: ts.Node }}
 */
const declares = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isBindingElement(node) ||
  ts.isParameter(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isEnumMember(node);
