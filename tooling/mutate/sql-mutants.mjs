import { conditionsIn } from './sql-conditions.mjs';

/** @import { Mutant } from './typescript-mutants.mjs' */

/** @type {Record<string, string>} */
const operators = {
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  and: 'or',
  or: 'and',
  greatest: 'least',
  least: 'greatest',
  not: '',
  0: '1',
  1: '0',
};
const TOKENS = /<>|<=|>=|=>|:=|->>?|::|[=<>+-]|\b(?:and|or|not|greatest|least|0|1)\b/gi;
/** What may precede a condition or, with `set`, a list of new values. */
const CLAUSES = /\b(?:set|where|and|or|on|if|elsif|when|having|not|case|select|values|return)\b/gi;

/**
 * The mutants of the newest definition of each function, with the migration that holds it: a changed operator, and a
 * condition of a `where` clause that is left out. A value that `set` assigns is no comparison, and a null or a conflict
 * clause is not changed.
 * @param {{ file: string, text: string }[]} migrations in order
 * @param {string[]} names
 * @returns {Mutant[]}
 */
export function sqlMutants(migrations, names) {
  return names.flatMap((name) => {
    const definition = newestDefinition(migrations, name);
    if (!definition) throw new Error(`no migration defines ${name}`);
    const { file, text, start, end } = definition;
    const body = blank(text.slice(start, end));
    /** @param {number} from @param {number} to @param {string} replacement @returns {Mutant} */
    const replace = (from, to, replacement) => {
      const [at, end] = [start + from, start + to];
      const line = text.slice(0, at).split('\n').length;
      return { file, line, start: at, end, original: text.slice(at, end), replacement };
    };
    const changed = [...body.matchAll(TOKENS)].flatMap(({ 0: token, index }) => {
      const replacement = operators[token.toLowerCase()];
      if (replacement === undefined || isNoComparison(body, index, token)) return [];
      return [replace(index, index + token.length, replacement)];
    });
    return [...changed, ...conditionsIn(body).map((one) => replace(one.start, one.end, 'true'))];
  });
}

/** @param {{ file: string, text: string }[]} migrations @param {string} name */
function newestDefinition(migrations, name) {
  const head = new RegExp(`create (?:or replace )?function public\\.${name}\\(`, 'g');
  for (const { file, text } of [...migrations].reverse()) {
    const found = [...text.matchAll(head)].at(-1);
    if (!found) continue;
    const start = text.indexOf('$$', found.index) + 2;
    return { file, text, start, end: text.indexOf('$$', start) };
  }
  return null;
}

/**
 * The statement that defines the function around an index, so that it replaces the function of that name.
 * @param {string} text
 * @param {number} index
 */
export function definitionAround(text, index) {
  const head = [...text.slice(0, index).matchAll(/create (?:or replace )?function /g)].at(-1);
  const body = head ? text.indexOf('$$', head.index) + 2 : 0;
  if (!head || body > index) throw new Error(`no function at ${index}`);
  const end = text.indexOf('$$', body) + 2;
  return `create or replace function ${text.slice(head.index + head[0].length, end)};\n`;
}

/**
 * Comments as spaces and quoted texts as empty ones, so that every index stays.
 * @param {string} sql
 */
const blank = (sql) =>
  sql.replace(/--[^\n]*|'(?:[^']|'')*'/g, (text) =>
    text.startsWith("'") ? `'${' '.repeat(text.length - 2)}'` : ' '.repeat(text.length),
  );

/** @param {string} body @param {number} index @param {string} token */
function isNoComparison(body, index, token) {
  const before = body.slice(0, index);
  if (/^not$/i.test(token)) return /\b(?:is|if)\s*$/i.test(before) || /^not\s+found/i.test(body.slice(index));
  // What `exists` selects changes nothing; a column to sort by and a key of JSON are no numbers.
  if (/^[01]$/.test(token)) return /(?:limit|,|\(|by|exists \(select)\s*$/i.test(before);
  if (token === '-') return /^-\s*'/.test(body.slice(index));
  if (token !== '=') return false;
  const clause = [...before.matchAll(CLAUSES)].at(-1);
  return clause?.[0].toLowerCase() === 'set';
}
