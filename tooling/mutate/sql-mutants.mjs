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
    return mistakesInSql(text.slice(start, end)).map((mistake) => {
      const [at, end] = [start + mistake.start, start + mistake.end];
      const line = text.slice(0, at).split('\n').length;
      return { file, line, start: at, end, original: text.slice(at, end), replacement: mistake.replacement };
    });
  });
}

/**
 * Where the mistakes of some statements are.
 * @param {string} sql
 * @returns {{ start: number, end: number, replacement: string }[]}
 */
export function mistakesInSql(sql) {
  const body = blank(sql);
  const changed = [...body.matchAll(TOKENS)].flatMap(({ 0: token, index: start }) => {
    const replacement = operators[token.toLowerCase()];
    if (replacement === undefined || isNoComparison(body, start, token)) return [];
    return [{ start, end: start + token.length, replacement }];
  });
  return [...changed, ...conditionsIn(body).map((one) => ({ ...one, replacement: 'true' }))];
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
  // A constant that is selected changes nothing; a column to sort by, a key of JSON and a parameter are no numbers.
  if (/^[01]$/.test(token)) return /(?:limit|,|\(|by|select|perform|\$)\s*$/i.test(before);
  if (token === '-') return /^-\s*'/.test(body.slice(index));
  // No test hits the very microsecond at which the database's clock passes a time.
  if (/^[<>]=?$/.test(token)) return /^\W+(?:now|clock_timestamp)\(\)/i.test(body.slice(index));
  if (token !== '=') return false;
  const clause = [...before.matchAll(CLAUSES)].at(-1);
  return clause?.[0].toLowerCase() === 'set';
}
