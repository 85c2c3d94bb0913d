/** What ends a `where` clause beside the bracket that closes around it. */
const END =
  /^(?:group\s+by|order\s+by|limit|offset|for\s+(?:no\s+key\s+)?(?:update|share)|returning|on\s+conflict|union|loop|window)\b/i;

/**
 * Where each condition of each `where` clause begins and ends. Those of a clause that joins some with `or` are one.
 * @param {string} body SQL without comments and texts
 * @returns {{ start: number, end: number }[]}
 */
export function conditionsIn(body) {
  return [...body.matchAll(/\bwhere\b/gi)].flatMap(({ index }) =>
    conditionsFrom(body, index + 'where'.length),
  );
}

/** @param {string} body @param {number} start */
function conditionsFrom(body, start) {
  const starts = [start];
  /** @type {number[]} */
  const ends = [];
  let [depth, at, alternatives] = [0, start, false];
  for (; at < body.length; at++) {
    const character = body[at];
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) break;
    if (depth > 0) continue;
    if (character === ';') break;
    if (!/\W/.test(body[at - 1] ?? '')) continue;
    const rest = body.slice(at);
    if (END.test(rest)) break;
    if (/^or\b/i.test(rest)) alternatives = true;
    if (!/^and\b/i.test(rest)) continue;
    ends.push(at);
    starts.push(at + 'and'.length);
  }
  ends.push(at);
  const parts = alternatives
    ? [{ start, end: at }]
    : starts.map((one, place) => ({ start: one, end: ends[place] ?? at }));
  return parts.map((part) => trimmed(body, part));
}

/** @param {string} body @param {{ start: number, end: number }} part */
function trimmed(body, { start, end }) {
  const text = body.slice(start, end);
  return { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length };
}
