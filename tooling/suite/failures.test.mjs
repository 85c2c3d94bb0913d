import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { failedJourneys, failedUnitTests, unhandledFailures } from './failures.mjs';

const red = (/** @type {string} */ text) =>
  `${String.fromCharCode(27)}[31m${text}${String.fromCharCode(27)}[39m`;

test('a failed unit test is named by its file, its title and the first lines of its reason', () => {
  const files = [
    {
      name: join(root, 'bff/src/pay.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a payment brings credits' },
        {
          status: 'failed',
          fullName: 'a refund takes them back',
          failureMessages: [`${red('expected 5')}\nto be 0\n${'at a line\n'.repeat(30)}`],
        },
      ],
    },
  ];
  const [failure = '', ...others] = failedUnitTests(files);
  expect(others).toEqual([]);
  const lines = failure.split('\n').map((line) => line.trim());
  expect(lines.slice(0, 3)).toEqual([
    '✗ bff/src/pay.test.ts › a refund takes them back',
    'expected 5',
    'to be 0',
  ]);
  expect(lines.length).toBeLessThan(10);
});

test('a file of tests that does not load is named with the reason', () => {
  const files = [
    { name: join(root, 'a.test.ts'), status: 'failed', message: 'Cannot find ./b', assertionResults: [] },
  ];
  expect(failedUnitTests(files)).toEqual(['✗ a.test.ts\n    Cannot find ./b']);
});

test('an error that no test caught is named by the file and test that ran, with its stack', () => {
  const [failure, other, ...others] = unhandledFailures([
    {
      VITEST_TEST_PATH: join(root, 'shell/src/a.test.ts'),
      VITEST_TEST_NAME: 'a page waits',
      name: 'TypeError',
      message: 'cancel is not a function',
      stack: 'TypeError: cancel is not a function\n    at stop (page.ts:3:1)',
    },
    { message: 'the worker ended' },
  ]);
  expect(failure).toBe(
    [
      '✗ shell/src/a.test.ts › a page waits › an error that no test caught',
      'TypeError: cancel is not a function',
      '    at stop (page.ts:3:1)',
    ].join('\n    '),
  );
  expect(other).toBe('✗ no file › an error that no test caught\n    Error: the worker ended');
  expect(others).toEqual([]);
});

test('a failed journey is named by its size of screen, place and title, however deep its group lies', () => {
  const journey = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    file: 'seller.spec.ts',
    line: 7,
    tests: [
      { status, projectName: 'celular', results: [{ errors: [{ message: 'the text did not come' }] }] },
    ],
  });
  const suites = [
    {
      specs: [journey('a seller registers', 'expected')],
      suites: [{ specs: [journey('a seller pays', 'unexpected'), journey('a seller leaves', 'flaky')] }],
    },
  ];
  expect(failedJourneys(suites)).toEqual([
    '✗ [celular] seller.spec.ts:7 › a seller pays\n    the text did not come',
    '✗ [celular] seller.spec.ts:7 › a seller leaves\n    the text did not come',
  ]);
});
