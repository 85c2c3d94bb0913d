import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './row.ts';

const FILE = new URL('../results.json', import.meta.url);

/** Keeps what a benchmark measured under its name and with its day, beside what the others measured. */
export function keepRows(name: string, rows: readonly Row[]): void {
  const measuredOn = new Date().toISOString().slice(0, 10);
  const dated = rows.map((row) => ({ ...row, measuredOn }));
  const known: Record<string, unknown> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const all = Object.entries({ ...known, [name]: dated }).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
