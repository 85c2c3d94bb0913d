import { readdirSync } from 'node:fs';
import { keepResults } from './figures/keep-results.ts';

// Each file of these folders is one benchmark: it exports `run`, which prints ratios against a named baseline, and may
// answer what `results.json` keeps under its name.
const folders = ['./', '../image-engine/bench/'].map((path) => new URL(path, import.meta.url));
const asked = process.argv.slice(2);
const benchmarks = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^(?!run)[a-z-]+\.ts$/.test(name))
    .map((name) => ({ name: name.replace(/\.ts$/, ''), file: new URL(name, folder) })),
);

for (const { name, file } of benchmarks) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { run }: { run(): Promise<object | undefined> } = await import(file.href);
  console.log(`\n${name}`);
  const results = await run();
  if (results) keepResults(name, results);
}
