import { expect, test } from 'vitest';
import { releaseArguments } from './release-arguments.mjs';

test.each([
  [
    ['release', '--canary', '10'],
    ['mfe-a', '--canary', '10'],
  ],
  [
    ['release', 'mfe-a', '--preview'],
    ['mfe-a', '--preview'],
  ],
  [['preview'], ['mfe-a', '--preview']],
  [
    ['canary', '50'],
    ['canary', 'mfe-a', '50'],
  ],
  [
    ['canary', 'mfe-a', '50'],
    ['canary', 'mfe-a', '50'],
  ],
  [['promote'], ['promote', 'mfe-a']],
  [
    ['keygen', '--out', 'key.pem'],
    ['keygen', 'mfe-a', '--out', 'key.pem'],
  ],
  [
    ['rollback', '--url', 'https://x.example'],
    ['rollback', 'mfe-a', '--url', 'https://x.example'],
  ],
  [['status'], ['status', 'mfe-a']],
  [
    ['token', 'list'],
    ['token', 'list'],
  ],
])('%j speaks of the one remote of its repository', ([command = '', ...words], expected) => {
  expect(releaseArguments(command, words, 'mfe-a')).toEqual(expected);
});
