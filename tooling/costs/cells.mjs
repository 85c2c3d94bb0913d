/** A table of Markdown. @param {string[]} head @param {string[][]} rows */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Three digits that count, as words from a million on. */
export const amount = (/** @type {number} */ value) =>
  value >= 1e9
    ? `${digits(value / 1e9)} billion`
    : value >= 1e6
      ? `${digits(value / 1e6)} million`
      : digits(value);

/** Two digits that count, or all of a whole number. */
export const digits = (/** @type {number} */ value) =>
  value >= 100
    ? Math.round(value).toLocaleString('en-US')
    : String(Number(value.toPrecision(value < 0.1 ? 1 : 2)));

/** A size given in GB, in the unit that suits it. */
export const bytes = (/** @type {number} */ gb) =>
  gb >= 1000 ? `${digits(gb / 1000)} TB` : gb >= 1 ? `${digits(gb)} GB` : `${digits(gb * 1000)} MB`;

/** So many in a second. */
export const rate = (/** @type {number} */ perSecond) => `${digits(perSecond)}/s`;
