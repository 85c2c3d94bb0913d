/** @import { Blanks } from './arguments.mjs' */

/**
 * A file of the template with every `{{blank}}` filled.
 * @param {string} text
 * @param {Blanks} blanks
 */
export function fillBlanks(text, blanks) {
  const values = new Map(Object.entries(blanks));
  return text.replace(/\{\{(\w+)\}\}/g, (_, /** @type {string} */ blank) => String(values.get(blank)));
}

/**
 * The place of a template's file in the new remote.
 * @param {string} file
 * @param {Pick<Blanks, 'feature'>} blanks
 */
export const placeOf = (file, { feature }) => file.replace(/\.tpl$/, '').replaceAll('__feature__', feature);

/**
 * The budgets with a line for a new remote among the others, so that two new remotes do not conflict.
 * @param {string} budgets
 * @param {string} name
 */
export function withBudget(budgets, name) {
  const lines = budgets.trimEnd().split('\n');
  const end = lines.length - 1;
  lines[end - 1] += ',';
  lines.splice(end, 0, `  "${name}": { "remoteEntry": 5, "routes": 12 }`);
  return `${lines.join('\n')}\n`;
}
