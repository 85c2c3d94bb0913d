import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shippedPackages } from './shipped-packages.mjs';

const house = vi.hoisted(() => ({ root: '' }));
vi.mock('../scripts/workspace.mjs', () => ({
  get root() {
    return house.root;
  },
  packagesWith: () => ['bff', 'bench', 'platform', 'tooling'],
}));

/** @param {string} path @param {object} manifest */
function put(path, manifest) {
  const file = join(house.root, path, 'package.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(manifest));
}

beforeAll(() => {
  house.root = realpathSync(mkdtempSync(join(tmpdir(), 'andromeda-notices-')));
  put('bff', { dependencies: { hono: '4.0.0', '@andromeda/platform': 'workspace:*', native: '1.0.0' } });
  put('bench', { dependencies: { autocannon: '1.0.0' } });
  put('platform', { dependencies: { hono: '4.0.0' } });
  put('node_modules/hono', {
    name: 'hono',
    version: '4.0.0',
    license: 'MIT',
    dependencies: { tiny: '1.0.0' },
  });
  writeFileSync(join(house.root, 'node_modules/hono/LICENSE.md'), 'MIT License');
  put('node_modules/hono/node_modules/tiny', { name: 'tiny', version: '1.0.0' });
  put('node_modules/native', { name: 'native', version: '1.0.0', os: ['linux'] });
  const runtime = '@module-federation/webpack-bundler-runtime';
  put('tooling/node_modules/@module-federation/enhanced', {
    name: '@module-federation/enhanced',
    version: '2.0.0',
  });
  put(`tooling/node_modules/${runtime}`, { name: runtime, version: '2.0.0', license: 'MIT' });
  mkdirSync(join(house.root, 'bff/node_modules/@andromeda'), { recursive: true });
  symlinkSync(join(house.root, 'platform'), join(house.root, 'bff/node_modules/@andromeda/platform'));
});
afterAll(() => rmSync(house.root, { recursive: true }));

test('the notices count what the product needs, what that needs, and what the build writes into it', () => {
  expect(shippedPackages()).toEqual([
    {
      name: '@module-federation/webpack-bundler-runtime',
      version: '2.0.0',
      license: 'MIT',
      homepage: '',
      text: '',
    },
    { name: 'hono', version: '4.0.0', license: 'MIT', homepage: '', text: 'MIT License' },
    { name: 'tiny', version: '1.0.0', license: 'unknown', homepage: '', text: '' },
  ]);
});

test('a package that is not installed is named with what needs it', () => {
  put('platform', { dependencies: { absent: '1.0.0' } });
  expect(() => shippedPackages()).toThrow(/absent, which .*platform needs, is not installed/);
});
