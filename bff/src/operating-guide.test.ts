import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { variableNames } from './environment-variables.ts';
import { repositoryRoot } from './repository-root.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const guide = read('docs/operating.md');

/** The first cell of each row of the table below a heading. */
function firstCells(heading: string): string[] {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell).slice(1);
}

const namesIn = (text: string) =>
  [...text.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)`/g)].map(([, name = '']) => name);

/** Variables of the tests, not of the product. */
const ofOthers = ['CHROMIUM_PATH'];
const ofTraces = variableNames.filter((name) => name.startsWith('OTEL_'));

test('the guide names every variable of the configuration, and no other', () => {
  const known = [...variableNames.filter((name) => !ofTraces.includes(name)), ...ofOthers];
  const named = firstCells('Variables')
    .flatMap(namesIn)
    .filter((name) => !ofTraces.includes(name));
  expect(named.toSorted()).toEqual(known.toSorted());
  const traces = namesIn(read('docs/metrics.md'));
  for (const name of ofTraces) expect(traces, name).toContain(name);
});

test('the guide says how to rotate every secret', () => {
  const secrets = variableNames.filter((name) =>
    /(_KEY|_SECRET|_TOKEN)$|^(REDIS|DATABASE|SMTP)_URL$/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(7);
  expect(firstCells('Secrets').flatMap(namesIn)).toEqual(expect.arrayContaining(secrets));
});

test('the example configuration has only existing variables, each with a valid value', () => {
  const lines = read('docs/examples/andromeda.env').split('\n');
  const given = lines
    .filter((line) => /^(# )?[A-Z_]+=/.test(line))
    .map((line) => line.replace('# ', '').split('='));
  for (const [name = '', value] of given) {
    expect(variableNames).toContain(name);
    if (value && !name.startsWith('SUPABASE_'))
      expect(() => readEnvironment({ [name]: value, EMBEDDED_PUBLIC: 'yes' })).not.toThrow();
  }
});

test('the image installs with the same pnpm and runs on the same Node as everything else', () => {
  const image = read('Dockerfile');
  const [, pnpm] = /pnpmVersion = '([^']+)'/.exec(read('tooling/scripts/workspace.mjs')) ?? [];
  expect(image.match(/pnpm@[\d.]+/g)).toEqual([`pnpm@${pnpm}`, `pnpm@${pnpm}`]);
  const [, node] = /^ {2}node: (\d+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(image.match(/^FROM node:\d+/gm)).toEqual([`FROM node:${node}`, `FROM node:${node}`]);
  // A dot or a port before the first slash would make it the name of a registry.
  for (const [, name = ''] of [
    ...image.matchAll(/^FROM (\S+)/gm),
    ...read('compose.yaml').matchAll(/image: (\S+)/g),
  ])
    expect(name).toMatch(/^[a-z]+:[\w.-]+$/);
});
