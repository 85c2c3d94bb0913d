import ts from 'typescript';
import { mistakesInSql } from './sql-mutants.mjs';

/**
 * One small mistake: the text from `start` to `end` of a file becomes `replacement`.
 * @typedef {{ file: string, line: number, start: number, end: number, original: string, replacement: string }} Mutant
 */

const { SyntaxKind } = ts;

/** How a text begins that is a statement for the database. */
const STATEMENT =
  /^[`'"]\s*(?:select\b[\s\S]*\b(?:from|where)|insert into|update\b[\s\S]*\bset|delete from|with\b[\s\S]*\bas)\b/;

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
 * Every mutant of a TypeScript file: a changed operator, a reversed condition, a call or a throw that is left out, and
 * those of the SQL in its texts.
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
  const replace = (node, replacement) => put(node.getStart(source), node.end, replacement);
  /** @param {number} start @param {number} end @param {string} replacement */
  const put = (start, end, replacement) => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end, original: text.slice(start, end), replacement });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || isLogging(node, source)) return;
    for (const [part, replacement] of mistakesIn(node, source)) replace(part, replacement);
    const from = node.getStart(source) + 1;
    for (const { start, end, replacement } of mistakesInSql(statementOf(node, source)))
      put(from + start, from + end, replacement);
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

/**
 * The SQL in a text, with spaces for what is put into it; empty for all other nodes.
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
function statementOf(node, source) {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return '';
  const text = node.getText(source);
  if (!STATEMENT.test(text)) return '';
  return text.slice(1, -1).replace(/\$\{[^}]*\}/g, (put) => ' '.repeat(put.length));
}

/** @param {ts.Node} node @param {ts.SourceFile} source */
const isOnce = (node, source) => ts.isPropertyAssignment(node) && node.name.getText(source) === 'once';

/** @param {ts.Expression} expression */
const isCall = (expression) =>
  ts.isCallExpression(expression) ||
  (ts.isAwaitExpression(expression) && ts.isCallExpression(expression.expression));

/** Whether `+` joins texts here. @param {ts.BinaryExpression} node */
const isText = ({ left, operatorToken, right }) =>
  operatorToken.kind === SyntaxKind.PlusToken && [left, right].some(ts.isStringLiteralLike);

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
