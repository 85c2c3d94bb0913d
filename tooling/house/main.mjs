import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

// `pnpm house [--json] [name...]`: prints every figure of figures/, or the named ones (file names without .mjs).
/** @import { Figure } from './repository.mjs' */

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = new URL('./figures/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length))
  .filter((name) => positionals.length === 0 || positionals.includes(name))
  .sort();

/** @type {Record<string, { title: string, rows: import('./repository.mjs').Row[] }>} */
const measured = {};
for (const name of names) {
  /** @type {{ default: Figure }} */
  const { default: figure } = await import(new URL(`${name}.mjs`, folder).href);
  const rows = await figure.measure();
  measured[name] = { title: figure.title, rows };
  if (!values.json) console.log(table(figure.title, rows));
}
if (values.json) console.log(JSON.stringify(measured, null, 2));

/**
 * @param {string} title
 * @param {import('./repository.mjs').Row[]} rows
 */
function table(title, rows) {
  const cells = rows.map(({ label, value, wanted }) => [label, String(value), wanted ?? '']);
  const width = (/** @type {number} */ column) =>
    Math.max(0, ...cells.map((row) => row[column]?.length ?? 0));
  const lines = cells.map(
    ([label = '', value = '', wanted = '']) =>
      `  ${label.padEnd(width(0))}  ${value.padStart(width(1))}${wanted && `  (wanted: ${wanted})`}`,
  );
  return [title, ...lines, ''].join('\n');
}
