import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkBuiltRemote } from './check-built-remote.mjs';
import { BrowserMissingError } from './launch-browser.mjs';

/** The page of the contract is not needed yet. */
const unbuilt = () => Promise.reject(new Error('built too early'));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-contract-'));
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'no-browser'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a check without a browser fails with what to install, before anything is built', async () => {
  writeFileSync(join(folder, 'build.json'), '{"remote":{"name":"mfe-library"}}');
  const checking = checkBuiltRemote(folder, unbuilt);
  await expect(checking).rejects.toThrow(BrowserMissingError);
  await expect(checking).rejects.toThrow('CHROMIUM_PATH');
});

test('a folder without a build is refused before a browser is looked for', async () => {
  await expect(checkBuiltRemote(folder, unbuilt)).rejects.toThrow('build.json');
});
