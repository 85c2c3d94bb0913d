import { expect, test } from 'vitest';
import { createCitationCheck } from './find-lost-citations.mjs';

const texts = new Map([
  ['docs/product.md', '# What it does\n\n## Sign-in\n\nIt says "Boas-vindas, {name}!" and "Adeus".'],
  [
    'docs/map.md',
    'See [sign-in](product.md#sign-in), [here](#map), [old](gone.md).\n\n# Map\n\n`bff/src` and `bff/gone`.',
  ],
  [
    'bff/src/a.ts',
    '// docs/product.md#sign-in and docs/product.md#sign-out\n<p>Boas-vindas, <b>Ana</b>!</p>',
  ],
  ['bff/src/a.test.ts', "const text = 'Adeus';"],
]);
const check = createCitationCheck(texts, (path) => texts.has(path) || path === 'bff/src');

test('a comment that cites a heading which is gone is reported', () => {
  expect(check.deadCitations('bff/src/a.ts')).toEqual([
    'bff/src/a.ts cites docs/product.md#sign-out: there is no such heading',
  ]);
});

test('a link of a document to a missing file is reported', () => {
  expect(check.deadLinks('docs/map.md')).toEqual(['docs/map.md links to gone.md: there is no such place']);
  expect(check.deadLinks('bff/src/a.ts')).toEqual([]);
});

test('a path that a map names and nobody finds is reported', () => {
  expect(check.lostPaths('docs/map.md')).toEqual([
    'docs/map.md names `bff/gone`: there is no such file or folder',
  ]);
});

test('a quoted text that only a test says is reported', () => {
  expect(check.lostQuotes('docs/product.md')).toEqual([
    'docs/product.md quotes "Adeus": the code does not say it',
  ]);
});

test('an index that lists a document under another title, or leaves it out, is reported', () => {
  const index = createCitationCheck(
    new Map([
      [
        'docs/decisions/README.md',
        '# Decisions\n\n- [001: Rooms](001-rooms.md)\n- [002: Roads](002-ways.md)',
      ],
      ['docs/decisions/001-rooms.md', '# 001: Rooms\n\n## Why'],
      ['docs/decisions/002-ways.md', '# 002: Ways'],
      ['docs/decisions/003-doors.md', '# 003: Doors'],
    ]),
    () => true,
  );
  expect(index.wrongTitles('docs/decisions/README.md')).toEqual([
    'docs/decisions/README.md lists docs/decisions/002-ways.md as 002: Roads: its title is 002: Ways',
    'docs/decisions/README.md lists docs/decisions/003-doors.md as undefined: its title is 003: Doors',
  ]);
});
