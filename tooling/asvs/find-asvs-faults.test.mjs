import { expect, test } from 'vitest';
import { findAsvsFaults } from './find-asvs-faults.mjs';

const standard = { levels: { 1: ['1.1.1', '2.1.1'], 2: ['1.1.2', '1.1.3'] } };
const document = `# Table

| chapter | met | part | not met | not applicable | all |
| --- | --- | --- | --- | --- | --- |
| V1 Encoding | 1 | 0 | 0 | 2 | 3 |
| V2 Validation | 0 | 0 | 1 | 0 | 1 |
| All | 1 | 0 | 1 | 2 | 4 |

| number | level | verdict | asks for | proof or reason |
| --- | --- | --- | --- | --- |
| 1.1.1 | 1 | met | one decoding | \`bff/src/a.ts\` |
| 1.1.2, 1.1.3 | 2 | not applicable | LDAP | there is none |
| 2.1.1 | 1 | not met | rules | nobody wrote them |
`;
const faults = (/** @type {[string, string][]} */ ...changes) =>
  findAsvsFaults(
    changes.reduce((text, [from, to]) => text.replace(from, to), document),
    standard,
    (path) => path === 'bff/src/a.ts',
  );

test('a table that is true has no fault', () => {
  expect(faults()).toEqual([]);
});

test('a requirement that is missing, invented or there twice is reported', () => {
  expect(faults(['1.1.2, 1.1.3', '1.1.2'])).toContain('1.1.3 is missing');
  expect(faults(['1.1.2, 1.1.3', '1.1.2, 1.1.3, 9.9.9'])).toContain('9.9.9 is no such requirement');
  expect(faults(['1.1.2, 1.1.3', '1.1.2, 1.1.3, 1.1.1'])).toContain('1.1.1 is there twice');
});

test('a requirement under another level is reported', () => {
  expect(faults(['| 2.1.1 | 1 |', '| 2.1.1 | 2 |'])).toEqual(['2.1.1 is of another level']);
});

test('a file that does not exist is reported', () => {
  expect(faults(['bff/src/a.ts', 'bff/src/gone.ts'])).toEqual(['bff/src/gone.ts does not exist']);
});

test('a verdict that is unknown, has no reason, or is met without a file is reported', () => {
  expect(faults(['| not met | rules', '| perhaps | rules'])).toContain(
    '2.1.1 has the unknown verdict perhaps',
  );
  expect(faults(['nobody wrote them', ''])).toEqual(['2.1.1 has neither proof nor reason']);
  expect(faults(['`bff/src/a.ts`', 'it just is'])).toEqual(['1.1.1 is met, but names no file']);
});

test('a summary with another count is reported', () => {
  expect(faults(['| V1 Encoding | 1 |', '| V1 Encoding | 2 |'])).toEqual([
    'the summary of V1 should say 1 0 0 2 3',
  ]);
  expect(faults(['| All | 1 |', '| All | 2 |'])).toEqual(['the summary of All should say 1 0 1 2 4']);
});
