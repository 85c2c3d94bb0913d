/**
 * A standard's requirements: their numbers by level.
 * @typedef {{ levels: Record<string, string[]> }} Standard
 * @typedef {{ numbers: string[], levels: string, verdict: string, answer: string }} Row
 */

const VERDICTS = ['met', 'part', 'not met', 'not applicable'];

const NUMBERS = /^\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*$/;
const FILE = /`([\w.-]+\/[\w./-]*)`/g;
const LINK = /\]\([^)]+\)/;

/**
 * Finds where the table of a security standard is not true to the standard or to itself: numbers that are missing, unknown or
 * there twice, wrong levels, verdicts without proof or reason, files that do not exist, and a wrong summary.
 * @param {string} document
 * @param {Standard} standard
 * @param {(path: string) => boolean} exists
 */
export function findAsvsFaults(document, standard, exists) {
  const rows = tableRows(document).filter(([numbers = '']) => NUMBERS.test(numbers));
  const requirements = rows.map(asRequirements);
  return [
    ...findNumberFaults(requirements, standard),
    ...requirements.flatMap(findRowFaults),
    ...[...document.matchAll(FILE)]
      .filter(([, path = '']) => !exists(path))
      .map(([, path]) => `${path} does not exist`),
    ...findSummaryFaults(tableRows(document), requirements),
  ];
}

/** @param {string} document */
const tableRows = (document) =>
  document
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(/ ?\| ?/));

/** @param {string[]} cells @returns {Row} */
function asRequirements([numbers = '', levels = '', verdict = '', , answer = '']) {
  return { numbers: numbers.split(', '), levels, verdict, answer: answer.trim() };
}

/** @param {Row[]} rows @param {Standard} standard */
function findNumberFaults(rows, { levels }) {
  const levelOf = new Map(
    Object.entries(levels).flatMap(([level, numbers]) =>
      numbers.map((number) => /** @type {const} */ ([number, level])),
    ),
  );
  const named = rows.flatMap(({ numbers }) => numbers);
  return [
    ...[...levelOf.keys()]
      .filter((number) => !named.includes(number))
      .map((number) => `${number} is missing`),
    ...named.filter((number) => !levelOf.has(number)).map((number) => `${number} is no such requirement`),
    ...named.filter((number, at) => named.indexOf(number) !== at).map((number) => `${number} is there twice`),
    ...rows
      .filter(({ numbers, levels: said }) => numbers.some((number) => levelOf.get(number) !== said))
      .map(({ numbers }) => `${numbers.join(', ')} is of another level`),
  ];
}

/** @param {Row} row */
function findRowFaults({ numbers, verdict, answer }) {
  const name = numbers.join(', ');
  if (!VERDICTS.includes(verdict)) return [`${name} has the unknown verdict ${verdict}`];
  if (answer === '') return [`${name} has neither proof nor reason`];
  const proved = answer.match(FILE) !== null || LINK.test(answer);
  return verdict === 'met' && !proved ? [`${name} is met, but names no file`] : [];
}

/** @param {string[][]} cells @param {Row[]} rows */
function findSummaryFaults(cells, rows) {
  const written = new Map(cells.map(([name = '', ...counts]) => [name.split(' ')[0], counts.join(' ')]));
  const chapters = [...new Set(rows.flatMap(({ numbers }) => numbers.map(chapterOf)))];
  const wanted = [...chapters, 'All'].map((chapter) => {
    const inChapter = rows.map(({ numbers, verdict }) => ({
      verdict,
      count: numbers.filter((number) => chapter === 'All' || chapterOf(number) === chapter).length,
    }));
    const sum = (/** @type {string | null} */ verdict) =>
      inChapter.reduce((all, row) => all + (!verdict || row.verdict === verdict ? row.count : 0), 0);
    return { chapter, counts: [...VERDICTS.map(sum), sum(null)].join(' ') };
  });
  return wanted
    .filter(({ chapter, counts }) => written.get(chapter) !== counts)
    .map(({ chapter, counts }) => `the summary of ${chapter} should say ${counts}`);
}

/** @param {string} number */
const chapterOf = (number) => `V${number.split('.')[0]}`;
