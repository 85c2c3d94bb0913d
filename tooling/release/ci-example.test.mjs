import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../scripts/workspace.mjs';
import { signingKey } from './signing-key.mjs';

const example = readFileSync(join(root, 'docs/examples/ci.yml'), 'utf8');
const step = /- id: changed\n.*?run: (.*?)\n/s.exec(example)?.[1] ?? '';

/** @type {string} */
let folder;
/** @type {Record<string, string>} */
const env = { PATH: process.env.PATH ?? '', HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' };
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  }).trim();

/** @param {string} file */
function commit(file) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), file);
  git('add', '.');
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD');
}

/** Whether the step releases `remote` after a push that found `before`. @param {string} before @param {string} remote */
function releases(before, remote) {
  const output = join(folder, '.git/output');
  writeFileSync(output, '');
  execFileSync('bash', ['-ec', step.replaceAll(/\$\{\{ matrix\.remote \}\}/g, remote)], {
    cwd: folder,
    env: { ...env, BEFORE: before, GITHUB_OUTPUT: output },
    stdio: 'ignore',
  });
  return readFileSync(output, 'utf8') === 'yes=true\n';
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-ci-'));
  git('init', '-q');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the example CI releases every remote that any commit of a push changed, and no other', () => {
  const before = commit('README.md');
  commit('mfe-library/index.ts');
  commit('docs/note.md');
  expect(releases(before, 'mfe-library')).toBe(true);
  expect(releases(before, 'mfe-account')).toBe(false);
  expect(example).toContain('fetch-depth: 0');
});

test('the example CI releases every remote after the first push of a branch', () => {
  expect(releases('0'.repeat(40), 'mfe-account')).toBe(true);
});

test('the example CI signs a release by a secret that no other step sees, and releases without one', () => {
  /** @type {{ run?: string, env?: Record<string, string> }[]} */
  const steps = parse(example).jobs.release.steps;
  const signing = steps.filter(({ env }) => env && 'ANDROMEDA_SIGNING_KEY' in env);
  expect(signing).toMatchObject([
    {
      run: expect.stringMatching(/ release \$\{\{ matrix\.remote \}\} --canary 10$/),
      env: { ANDROMEDA_SIGNING_KEY: expect.stringMatching(/^\$\{\{ secrets\.ANDROMEDA_SIGNING_KEY \}\}$/) },
    },
  ]);
  // A secret that is not set arrives as an empty text.
  expect(signingKey({ ANDROMEDA_SIGNING_KEY: '' })).toBeNull();
});
