import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Every other file here is one benchmark: it exports `run`, which prints ratios against a named baseline.
const folder = fileURLToPath(new URL('.', import.meta.url));
const asked = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => /^(?!run)[a-z-]+\.ts$/.test(name));

for (const name of names) {
  if (asked.length > 0 && !asked.includes(name.replace(/\.ts$/, ''))) continue;
  console.log(`\n${name.replace(/\.ts$/, '')}`);
  const benchmark: { run(): Promise<void> } = await import(`./${name}`);
  await benchmark.run();
}
