import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { runCommand } from '../suite/run-command.mjs';
import { packages } from './packages.mjs';

/** @typedef {import('./tarball.mjs').Package} Package */

/** @type {Package[]} */
let packed = [];
let folder = '';
const drill = { tags: ['long'] };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-empty-'));
  // Only drills need them: a compiler reads the whole contract for it.
  packed = await packages();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The files that a manifest names. @param {unknown} value @returns {string[]} */
const namedIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((inner) => namedIn(inner));

test('every package names only versions that a registry has, and files that it brings', drill, () => {
  expect(packed.map(({ manifest }) => manifest.name)).toEqual([
    '@andromeda/platform',
    '@andromeda/design-system',
    '@andromeda/remote-kit',
    '@andromeda/create-remote',
  ]);
  for (const { manifest, files } of packed) {
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|"bff"|"private"/);
    const paths = [...files.keys(), 'package.json'].map((path) => `./${path}`);
    for (const named of [
      ...namedIn(manifest.exports),
      ...namedIn(manifest.bin),
      ...namedIn(manifest.imports),
    ])
      if (named.includes('*'))
        expect(paths.some((path) => path.startsWith(named.split('*')[0] ?? ''))).toBe(true);
      else expect(paths, `${manifest.name} names ${named}`).toContain(named);
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) expect(files.has(file), file).toBe(true);
  }
});

test('no package brings tests, the server or what only this repository knows', drill, () => {
  for (const { manifest, files } of packed)
    for (const [path, content] of files) {
      const where = `${path} of ${manifest.name}`;
      // The template has the tests of a new remote.
      if (path.startsWith('create-remote/template')) continue;
      expect(path, where).not.toMatch(/\.(test|stories)\.|\.map$|(^|\/)(bff|shell)\//);
      if (/\.(md|json)(\.tpl)?$|^fake-host\/dist\//.test(path)) continue;
      expect(String(content), where).not.toMatch(
        /from ['"](bff|@andromeda\/tooling|zod|@hono)|import\(['"](bff|zod)|DEPLOY_TOKEN|SERVICE_ROLE/,
      );
    }
});

test(
  'the types compile in an empty project that has only the libraries which the packages name',
  drill,
  async () => {
    for (const { manifest, files } of packed.slice(0, 2)) {
      for (const [path, content] of [...files, ['package.json', JSON.stringify(manifest)]])
        write(`node_modules/${manifest.name}/${path}`, content);
      for (const field of ['dependencies', 'peerDependencies'])
        for (const library of Object.keys(/** @type {object} */ (manifest[field])))
          link(library, manifest.name.replace('@andromeda/', ''));
    }
    for (const library of ['@types/react', '@types/react-dom']) link(library, 'platform');
    write(
      'index.tsx',
      `import { Button, ColorField } from '@andromeda/design-system';
import { type Generation, type LibraryImage, messageFor, useApi } from '@andromeda/platform';
import { testRemote } from '@andromeda/platform/testing';
import { createFakeBff } from '@andromeda/platform/testing/browser';
export const button = <Button onClick={() => undefined}>x</Button>;
export const used = [ColorField, messageFor, testRemote, createFakeBff];
export const name = (image: LibraryImage): string | null => image.name;
export const read = async (): Promise<LibraryImage[]> => (await useApi().images.list({ page: 1 })).images;
// @ts-expect-error A generation has no such field: its type is known, not any.
export const nothing = (generation: Generation) => generation.nothing;
`,
    );
    const compilerOptions = {
      ...{ strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2023' },
      ...{ jsx: 'react-jsx', types: [], lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['index.tsx'] }));
    const native = join(root, 'tooling/node_modules/typescript-native/bin/tsc');
    // The declarations of other libraries are not ours to mend.
    const { output } = await runCommand([process.execPath, native, '-p', folder, '--skipLibCheck', 'false']);
    expect(output.split('\n').filter((line) => /@andromeda|^\S*index\.tsx/.test(line))).toEqual([]);
  },
);

/** @param {string} path @param {string | Buffer} content */
function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Gives the empty project a library that a package of this repository has. @param {string} library @param {string} from */
function link(library, from) {
  const place = join(folder, 'node_modules', library);
  mkdirSync(dirname(place), { recursive: true });
  try {
    symlinkSync(join(root, from, 'node_modules', library), place);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
}
