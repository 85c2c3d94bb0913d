import ts from 'typescript';

/**
 * One small mistake: the text from `start` to `end` of a file becomes `replacement`.
 * @typedef {{ file: string, line: number, start: number, end: number, original: string, replacement: string }} Mutant
 */

const { SyntaxKind } = ts;

/** @type {Map<ts.SyntaxKind, string>} */
const operators = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
]);

/**
 * Every mutant of a TypeScript file: a changed operator, a reversed condition, a call or a throw that is left out.
 * It does not change log lines, because their text is no promise.
 * @param {string} file
 * @param {string} text
 * @returns {Mutant[]}
 */
export function typescriptMutants(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @param {ts.Node} node @param {string} replacement */
  const replace = (node, replacement) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end: node.end, original: text.slice(start, node.end), replacement });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || isLogging(node, source)) return;
    for (const [part, replacement] of mistakesIn(node, source)) replace(part, replacement);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {[ts.Node, string][]}
 */
function mistakesIn(node, source) {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node;
    if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) return [[node, node.left.getText(source)]];
    const operator = operators.get(operatorToken.kind);
    return operator && !isText(node) ? [[operatorToken, operator]] : [];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [[node, node.operand.getText(source)]];
  if (ts.isIfStatement(node))
    return [
      [node.expression, 'true'],
      [node.expression, 'false'],
    ];
  if (ts.isConditionalExpression(node)) {
    const { condition, whenTrue, whenFalse } = node;
    return [
      [node, `${condition.getText(source)} ? ${whenFalse.getText(source)} : ${whenTrue.getText(source)}`],
    ];
  }
  // An abort comes once, so that the option `once` changes nothing.
  if (node.kind === SyntaxKind.TrueKeyword) return isOnce(node.parent, source) ? [] : [[node, 'false']];
  if (node.kind === SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isThrowStatement(node)) return [[node, ';']];
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return [[node, ';']];
  return [];
}

/** @param {ts.Node} node @param {ts.SourceFile} source */
const isOnce = (node, source) => ts.isPropertyAssignment(node) && node.name.getText(source) === 'once';

/** @param {ts.Expression} expression */
const isCall = (expression) =>
  ts.isCallExpression(expression) ||
  (ts.isAwaitExpression(expression) && ts.isCallExpression(expression.expression));

/** Whether `+` joins texts here. @param {ts.BinaryExpression} node */
const isText = ({ left, right }) => ts.isStringLiteralLike(left) || ts.isStringLiteralLike(right);

/**
 * A call of the logger, and a condition on which nothing but that depends.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {boolean}
 */
function isLogging(node, source) {
  if (ts.isIfStatement(node)) return !node.elseStatement && isLogging(node.thenStatement, source);
  if (ts.isExpressionStatement(node)) return isLogging(node.expression, source);
  return (
    ts.isCallExpression(node) && /\blogger\.(?:info|warn|error|debug)$/.test(node.expression.getText(source))
  );
}
