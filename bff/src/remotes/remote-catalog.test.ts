import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskCatalog } from './remote-catalog.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'andromeda-catalog-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const manifest = {
  id: 'app',
  name: 'app',
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [],
  shared: [],
};

function build(app: string, remote: object | null): void {
  const folder = join(root, app, 'dist', '1-abc');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, app, 'dist', 'current.json'), JSON.stringify({ version: '1-abc' }));
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ remote, integrity: {} }));
}

test('the catalog lists the remotes that are built, and neither the shell nor what is not', async () => {
  build('mfe-a', { name: 'mfe-a', version: '1-abc', platform: '^1.0.0', paths: ['/a'] });
  build('shell', null);
  mkdirSync(join(root, 'mfe-b'));
  const entries = await createDiskCatalog(root).entries();
  expect(entries.map(({ remote }) => [remote.name, remote.baseUrl])).toEqual([
    ['mfe-a', '/remotes/mfe-a/1-abc/'],
  ]);
});

test('the shell names the libraries that it shares, and is not built where their list is missing', () => {
  const react = { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', singleton: true };
  build('shell', null);
  const catalog = createDiskCatalog(root);
  expect(catalog.builtShell()).toBe(null);
  const hosting = { shared: [react], parts: { federation: { scripts: [], styles: [] } } };
  writeFileSync(join(root, 'shell/dist/1-abc/hosting.json'), JSON.stringify(hosting));
  expect(catalog.builtShell()).toEqual({ version: '1-abc', shared: [react] });
});
