import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import ownTemporaryFolder from './temporary-folder.mjs';

test('whatever a run leaves in the temporary folder goes with the run', () => {
  const { TMPDIR } = process.env;
  const before = mkdtempSync(join(tmpdir(), 'system-'));
  process.env.TMPDIR = before;
  const end = ownTemporaryFolder();
  const left = mkdtempSync(join(tmpdir(), 'left-'));
  expect(dirname(dirname(left))).toBe(before);
  end();
  expect(existsSync(dirname(left))).toBe(false);
  expect(tmpdir()).toBe(before);
  process.env.TMPDIR = TMPDIR;
});

test('the processes of this run write into a folder of the run', () => {
  expect(tmpdir()).toContain('andromeda-run-');
});

test('the projects of one run share its folder', () => {
  const before = tmpdir();
  const end = ownTemporaryFolder();
  expect(tmpdir()).toBe(before);
  end();
  expect(tmpdir()).toBe(before);
  expect(existsSync(before)).toBe(true);
});
