import { readdirSync } from 'node:fs';
import { keepRows } from './figures/keep-rows.ts';
import { lineOf, type Row } from './figures/row.ts';

// Each file of these folders is one benchmark: it exports `run`, which answers its rows, each beside a named baseline.
// Those of the engine print tables of their own.
const folders = ['./', '../image-engine/bench/'].map((path) => new URL(path, import.meta.url));
const asked = process.argv.slice(2);
const benchmarks = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^(?!run)[a-z-]+\.ts$/.test(name))
    .map((name) => ({ name: name.replace(/\.ts$/, ''), file: new URL(name, folder) })),
);

const missed: string[] = [];
for (const { name, file } of benchmarks) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { run }: { run(): Promise<Row[] | undefined> } = await import(file.href);
  console.log(`\n${name}`);
  const rows = await run();
  if (!rows) continue;
  for (const row of rows) console.log(`${name}: ${lineOf(row)}`);
  missed.push(...rows.filter(({ held }) => held === false).map((row) => `${name}: ${lineOf(row)}`));
  keepRows(name, rows);
}
if (missed.length > 0) console.log(`\n${missed.length} missed\n${missed.join('\n')}`);
