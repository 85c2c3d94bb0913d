import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentCommit } from './current-commit.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-commit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} args */
const git = (...args) => {
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  return spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim();
};

test('a release names the commit that it was built from, and says where files had been changed since', () => {
  git('init', '-q');
  writeFileSync(join(folder, 'routes.tsx'), 'one');
  git('add', '.');
  git('commit', '-qm', 'one');
  git('tag', 'v1');
  const commit = git('rev-parse', 'HEAD');
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  expect(currentCommit(folder)).toEqual({ commit });
  writeFileSync(join(folder, 'routes.tsx'), 'two');
  expect(currentCommit(folder)).toEqual({ commit: `${commit}-dirty` });
});

test('outside a repository a release names no commit', () => {
  expect(currentCommit(folder)).toEqual({});
});
