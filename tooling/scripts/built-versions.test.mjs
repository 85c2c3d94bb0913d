import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeBuild, prune } from './built-versions.mjs';
import { root } from './workspace.mjs';

/** An app of this repository, in a version. */
const app = (/** @type {string} */ name) => ({
  name,
  folder: join(root, name),
  version: '1-abc',
  platform: '1.2.0',
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a built folder names the hash of every script and style, and holds them compressed', () => {
  writeFileSync(join(folder, 'a.js'), 'start()');
  writeFileSync(join(folder, 'page.html'), '<html>');
  writeFileSync(join(folder, 'font.woff2'), 'letters');
  describeBuild(app('mfe-library'), folder);
  const { integrity, ...described } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  expect(integrity).toEqual({
    'a.js': `sha384-${createHash('sha384').update('start()').digest('base64')}`,
  });
  expect(described).toMatchObject({
    name: 'mfe-library',
    version: '1-abc',
    remote: { version: '1-abc', platform: '^1.2.0', paths: ['/library'] },
  });
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe('start()');
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe('<html>');
  expect(readdirSync(folder)).not.toContain('font.woff2.gz');
});

test('the shell is built like a remote, but describes none', () => {
  describeBuild(app('shell'), folder);
  expect(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')).remote).toBeNull();
});

test('the current version and the two newest others stay for open tabs', () => {
  for (const [age, version] of ['newest', 'newer', 'old', 'current'].entries()) {
    mkdirSync(join(folder, version));
    utimesSync(join(folder, version), 1_000_000 - age, 1_000_000 - age);
  }
  writeFileSync(join(folder, 'current.json'), '{}');
  prune(folder, ['current']);
  expect(readdirSync(folder).sort()).toEqual(['current', 'current.json', 'newer', 'newest']);
});
