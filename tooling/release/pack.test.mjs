import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes } from './failure.mjs';
import { pack } from './pack.mjs';
import { workspaceProject } from './workspace-project.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-pack-'));
  write('build.json', JSON.stringify({ name: 'mfe-a', version: '1-abc', remote: { paths: ['/a'] } }));
  write('mf-manifest.json', JSON.stringify({ id: 'a' }));
});
afterEach(() => rmSync(folder, { recursive: true }));
/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(folder, name), text);
const checks = { typesChecked: true, contractChecked: false };

test('a package holds the description and every file that a browser asks for', () => {
  for (const name of ['b.js', 'c.js', 'a.css', 'b.js.gz', 'b.js.br', '.DS_Store', 'mf-stats.json'])
    write(name, 'xx');
  for (const name of ['b.js.map', 'a.css.map', 'old.js.map']) write(name, '{}');
  mkdirSync(join(folder, 'folder'));
  const { version, paths, form, bytes } = pack('mfe-a', folder, checks);
  expect({ version, paths, bytes }).toEqual({ version: '1-abc', paths: ['/a'], bytes: 6 });
  const sent = (/** @type {string} */ field) =>
    form.getAll(field).map((file) => (file instanceof File ? file.name : file));
  expect(sent('files')).toEqual(['a.css', 'b.js', 'c.js']);
  expect(sent('maps'), 'kept apart, and only for scripts of the package').toEqual(['b.js.map']);
  expect(JSON.parse(String(form.get('package')))).toEqual({
    build: { name: 'mfe-a', version: '1-abc', remote: { paths: ['/a'] } },
    manifest: { id: 'a' },
    ...checks,
  });
});

test('a map goes with the sources of the remote alone, and one that is no JSON stays at home', async () => {
  const sources = ['webpack://mfe-a/./src/a.ts', 'webpack://mfe-a/../other/b.ts', 'webpack/bootstrap'];
  const map = { version: 3, names: ['a'], sources, mappings: 'AAAA' };
  write('a.js', 'x');
  write('a.js.map', JSON.stringify({ ...map, file: 'a.js', sourcesContent: ['own', 'secret', 'x'] }));
  write('b.js', 'x');
  write('b.js.map', '{');
  const maps = pack('mfe-a', folder, checks).form.getAll('maps');
  expect(maps).toHaveLength(1);
  const sent = JSON.parse(await /** @type {File} */ (maps[0]).text());
  expect(sent).toEqual({ ...map, sourcesContent: ['own', null, null] });
});

test.each([
  ['without sources', undefined],
  ['whose sources are more than the server takes', ['A'.repeat(2 * 1024 * 1024)]],
])('a map %s goes with its places alone', async (_, sourcesContent) => {
  const map = { version: 3, names: [], sources: ['webpack://mfe-a/./src/a.ts'], mappings: 'AAAA' };
  write('a.js', 'x');
  write('a.js.map', JSON.stringify({ ...map, sourcesContent }));
  const [sent] = pack('mfe-a', folder, checks).form.getAll('maps');
  expect(JSON.parse(await /** @type {File} */ (sent).text())).toEqual(map);
});

test('a package says the budget that the remote has in this repository', () => {
  const { budgetOf } = workspaceProject();
  const { form } = pack('mfe-a', folder, { ...checks, budget: budgetOf('mfe-library') });
  expect(JSON.parse(String(form.get('package'))).budget).toEqual({
    remoteEntry: expect.any(Number),
    routes: expect.any(Number),
  });
});

test.each([
  ['is another remote’s', 'mfe-b', () => undefined, 'é de mfe-a'],
  ['was not built', 'mfe-a', () => rmSync(join(folder, 'mf-manifest.json')), 'falta mf-manifest.json'],
])('a folder that %s is not packed', (_, name, change, sentence) => {
  change();
  expect(() => pack(name, folder, checks)).toThrow(
    expect.objectContaining({ exitCode: exitCodes.build, message: expect.stringContaining(sentence) }),
  );
});
