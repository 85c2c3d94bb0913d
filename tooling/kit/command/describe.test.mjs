import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-describe-'));
  mkdirSync(join(folder, 'plain'));
  mkdirSync(join(folder, 'node_modules/@andromeda/platform'), { recursive: true });
  write('node_modules/@andromeda/platform/package.json', { version: '1.41.0' });
  write('package.json', { version: '1.4.0' });
  write('remote.json', { name: 'mfe-cupons', paths: ['/cupons'] });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (/** @type {string} */ file, /** @type {object} */ content) =>
  writeFileSync(join(folder, file), JSON.stringify(content));

/** Describes a build whose manifest names this script. @param {string} script */
function describeBuildWith(script) {
  const assets = { js: { sync: [script], async: [] }, css: { sync: [], async: [] } };
  const remoteEntry = { name: 'remoteEntry.js', type: 'module' };
  write('plain/mf-manifest.json', { metaData: { remoteEntry }, exposes: [{ path: './routes', assets }] });
  writeFileSync(join(folder, 'plain/remoteEntry.js'), '');
  const command = join(import.meta.dirname, 'andromeda.mjs');
  return spawnSync(process.execPath, [command, 'describe', 'plain'], { cwd: folder, encoding: 'utf8' });
}

test('a build whose files lie side by side gets its description', () => {
  expect(describeBuildWith('routes.js').stdout).toContain('✓ build.json de mfe-cupons 1.4.0');
  const { integrity } = JSON.parse(readFileSync(join(folder, 'plain/build.json'), 'utf8'));
  expect(Object.keys(integrity)).toEqual(['remoteEntry.js']);
});

test('a build with folders is refused with the setting of Vite that has none', () => {
  const { status, stderr } = describeBuildWith('assets/routes.js');
  expect([status, stderr]).toEqual([
    1,
    "✗ assets/routes.js está em uma subpasta, e o pacote não tem nenhuma. No Vite: build.assetsDir: ''.\n",
  ]);
});
