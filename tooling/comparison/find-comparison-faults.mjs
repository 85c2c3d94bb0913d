/** @typedef {{ number: string, verdict: string, proof: string }} Row */

const WANTED = 25;
const VERDICTS = ['Y', 'P', 'N'];

/** A test as the table names it: its file in code marks, then its title in quotes. */
const TEST = /`([\w.-]+\/[\w./-]+)` "([^"]+)"/g;
const SUM = /Of the 25 rows (\d+) are Y, (\d+) are P and (\d+) are N\./;

/**
 * Finds where docs/federation-compared.md is not true to the repository or to itself: rows that are missing, a verdict without its test
 * or its reason, tests that do not exist, a wrong sum, and sources that are not named, not used or without an address and a day.
 * @param {string} document
 * @param {(path: string) => string | undefined} read the text of a file of the repository
 */
export function findComparisonFaults(document, read) {
  const rows = [...document.matchAll(/^\| (\d+) \|(?: [^|]+ \|){2} ([^|]*) \| ([^|]*) \|$/gm)].map(asRow);
  return [
    ...findCountFaults(document, rows),
    ...rows.flatMap((row) => findRowFaults(row, read)),
    ...findSourceFaults(document),
  ];
}

/** @param {RegExpMatchArray} match @returns {Row} */
const asRow = ([, number = '', verdict = '', proof = '']) => ({ number, verdict, proof });

/** @param {string} document @param {Row[]} rows */
function findCountFaults(document, rows) {
  const numbers = rows.map(({ number }) => Number(number));
  const counts = VERDICTS.map((wanted) => rows.filter(({ verdict }) => verdict === wanted).length);
  const written = SUM.exec(document)?.slice(1).join(' ');
  return [
    ...Array.from({ length: WANTED }, (_, at) => at + 1)
      .filter((number) => numbers.filter((found) => found === number).length !== 1)
      .map((number) => `row ${number} is not there once`),
    ...numbers.filter((number) => number < 1 || number > WANTED).map((number) => `row ${number} is too many`),
    ...(written === counts.join(' ') ? [] : [`the sum should say ${counts.join(' ')}`]),
  ];
}

/** @param {Row} row @param {(path: string) => string | undefined} read */
function findRowFaults({ number, verdict, proof }, read) {
  const tests = [...proof.matchAll(TEST)];
  if (!VERDICTS.includes(verdict)) return [`row ${number} has the unknown verdict ${verdict}`];
  if (verdict !== 'N' && tests.length === 0) return [`row ${number} is ${verdict} and names no test`];
  if (verdict === 'P' && !proof.includes('Missing: ')) return [`row ${number} does not say what is missing`];
  return tests
    .filter(([, path = '', title = '']) => !read(path)?.includes(title))
    .map(([, path, title]) => `row ${number}: ${path} has no test "${title}"`);
}

/** @param {string} document */
function findSourceFaults(document) {
  const sources = new Map(
    [...document.matchAll(/^\[\^(\d+)\]: (.+)$/gm)].map(([, name = '', text = '']) => [name, text]),
  );
  const cited = new Set([...document.matchAll(/\[\^(\d+)\](?!:)/g)].map(([, name = '']) => name));
  return [
    ...[...cited].filter((name) => !sources.has(name)).map((name) => `source ${name} is not named`),
    ...[...sources.keys()].filter((name) => !cited.has(name)).map((name) => `source ${name} is not used`),
    ...[...sources]
      .filter(([, text]) => !/<https:\/\/[^>]+>, \d{4}-\d\d-\d\d\.$/.test(text))
      .map(([name]) => `source ${name} has no address and day`),
  ];
}
