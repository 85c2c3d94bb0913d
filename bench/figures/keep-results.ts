import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../results.json', import.meta.url);

/** Keeps what a benchmark measured under its name, beside what the others measured. */
export function keepResults(name: string, results: object): void {
  const known: Record<string, object> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const all = Object.entries({ ...known, [name]: results }).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
