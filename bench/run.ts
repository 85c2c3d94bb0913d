import { readdirSync } from 'node:fs';

// Each file of these folders is one benchmark: it exports `run`, which prints ratios against a named baseline.
const folders = ['./', '../image-engine/bench/'].map((path) => new URL(path, import.meta.url));
const asked = process.argv.slice(2);
const benchmarks = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^(?!run)[a-z-]+\.ts$/.test(name))
    .map((name) => ({ name: name.replace(/\.ts$/, ''), file: new URL(name, folder) })),
);

for (const { name, file } of benchmarks) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  const benchmark: { run(): Promise<void> } = await import(file.href);
  await benchmark.run();
}
