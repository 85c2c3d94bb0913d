import { expect, test } from 'vitest';
import { isTest, readText, repositoryFiles } from './house/repository.mjs';

const files = repositoryFiles('*.ts', '*.tsx', '*.mjs').filter(
  (file) => (isTest(file) || file.startsWith('e2e/')) && file !== 'tooling/waiting.test.mjs',
);

/** Limits of a test's own. `vi.waitFor` has one of a second where none is given; `expect.poll` takes the shared one. */
const OWN_LIMITS = /timeout: \d|AbortSignal\.timeout\(\d|vi\.(?:waitFor|waitUntil)\(/i;

test('no test waits with a limit of its own', () => {
  const found = files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => (OWN_LIMITS.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('no test mocks a module that an earlier file of its worker may have loaded', () => {
  // Those of tooling/ that mock have modules of their own (tooling/vitest.config.ts).
  const shared = files.filter((file) => !file.startsWith('tooling/'));
  expect(shared.filter((file) => /vi\.(?:mock|doMock)\(/.test(readText(file)))).toEqual([]);
});
