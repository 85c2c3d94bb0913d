import { expect, test } from 'vitest';
import { longFiles } from './long-files.mjs';
import { lineCount, readText, sourceFiles } from './repository.mjs';

test('no source file has more than 250 lines, and no script of tooling more than 150', () => {
  const sizes = sourceFiles().map((file) => ({ file, lines: lineCount(readText(file)) }));
  expect(longFiles(sizes)).toEqual([]);
});

test('a script of tooling is held to less than other files, and a test to neither', () => {
  const sizes = [
    'tooling/release/main.mjs',
    'bff/src/main.ts',
    'tooling/release/main.test.mjs',
    'bff/src/main.test.ts',
    'e2e/journeys/main.spec.ts',
  ].flatMap((file) => [150, 151, 250, 251].map((lines) => ({ file, lines })));
  expect(longFiles(sizes)).toEqual([
    { file: 'tooling/release/main.mjs', lines: 151 },
    { file: 'tooling/release/main.mjs', lines: 250 },
    { file: 'tooling/release/main.mjs', lines: 251 },
    { file: 'bff/src/main.ts', lines: 251 },
  ]);
});
