import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runRelease } from './run.mjs';

/** @type {string[]} */
let printed = [];
/** @type {number | string | null | undefined} */
let before;
beforeEach(() => {
  printed = [];
  before = process.exitCode;
  for (const stream of /** @type {const} */ (['log', 'error']))
    vi.spyOn(console, stream).mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  process.exitCode = before;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PLATFORM = '@andromeda/platform';
const live = { exports: { [PLATFORM]: ['useApi', 'Link'] }, needs: { [PLATFORM]: '^1.20.0' }, unread: {} };

/**
 * Runs the command with a built shell, while mfe-coupons 1.4.0 is live; answers its exit code.
 * @param {{ version?: string, exports?: string[] }} shell
 * @param {object} uses
 */
async function check({ version = '1.28.0', exports = ['useApi', 'Link', 'useFlag'] }, uses = live) {
  const remotes = [{ remote: 'mfe-coupons', uses: [{ version: '1.4.0', uses }] }, { remote: 'mfe-old' }];
  vi.stubGlobal('fetch', async () => Response.json({ remotes }));
  const report = {
    packages: { [PLATFORM]: { version } },
    modules: { [PLATFORM]: { exports: Object.fromEntries(exports.map((name) => [name, {}])) } },
  };
  /** @type {any} */
  const project = { root: '/nowhere', remotes: [], shellReport: () => report };
  process.exitCode = 0;
  await runRelease(['shell-check', '--url', 'https://andromeda.example', '--token', 'x'], project);
  return process.exitCode;
}

test('a shell with all that live remotes use passes', async () => {
  expect(await check({})).toBe(0);
  expect(printed).toEqual([
    expect.stringMatching(/^✓ a casca tem tudo que usam os remotos no ar .*uso conhecido: 1\)$/),
  ]);
});

test('a shell that drops an export ends with 6 and names remote, version and export', async () => {
  expect(await check({ exports: ['useApi'] })).toBe(6);
  expect(printed.join()).toContain('mfe-coupons 1.4.0 usa Link de @andromeda/platform');
});

test.each([
  ['1.20.0', '^1.20.0', 0],
  ['1.19.9', '^1.20.0', 6],
  ['2.0.0', '^1.20.0', 6],
  ['0.3.15', '^0.3.14', 0],
  ['0.4.0', '^0.3.14', 6],
])('a shell with %s where %s is needed ends with %i', async (version, range, code) => {
  expect(await check({ version }, { ...live, needs: { [PLATFORM]: range } })).toBe(code);
});

test('a range that is only declared keeps no shell from being deployed', async () => {
  expect(await check({ version: '1.19.0' }, { ...live, unread: { [PLATFORM]: 'form' } })).toBe(0);
});
