import ts from 'typescript';

/**
 * Every name that a source file declares (functions, variables, types, their members, and parameters), and the titles of
 * its tests. Keys of object literals are not among the names: many are another program's.
 * @param {string} file decides whether the text may contain JSX
 * @param {string} text
 * @returns {{ names: string[], titles: string[] }}
 */
export function readSource(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {string[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (declares(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    if (ts.isCallExpression(node) && isTest(node.expression)) titles.push(...textOf(node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { names: [...names], titles };
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

/** `test`, and what is made of it: `test.skip`, `test.each([1])`. @param {ts.Node} callee @returns {boolean} */
function isTest(callee) {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTest(callee.expression);
  return false;
}

/** @param {ts.Node | undefined} node @returns {string[]} */
function textOf(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [[node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')];
}
