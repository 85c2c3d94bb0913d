import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build, isCurrent } from './build.mjs';

const house = vi.hoisted(() => ({ root: '', digest: 'aaaaaaaaaa' }));
vi.mock('./workspace.mjs', () => ({
  get root() {
    return house.root;
  },
  digest: () => house.digest,
  lockfileOf: () => '',
  apps: () => ['mfe-a'],
}));

/** A bundler that writes one script into the folder of its version, and fails where the source says so. */
const BUNDLER = `
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const source = readFileSync('src/index.ts', 'utf8');
console.log('compiling');
if (source === 'broken') { console.error('line 1 is broken'); process.exit(1); }
const output = 'dist/' + process.env.ANDROMEDA_VERSION;
mkdirSync(output, { recursive: true });
writeFileSync(output + '/main.js', source + process.env.NODE_ENV);
`;

beforeEach(() => {
  house.root = mkdtempSync(join(tmpdir(), 'andromeda-house-'));
  house.digest = 'aaaaaaaaaa';
  mkdirSync(join(house.root, 'platform'));
  writeFileSync(join(house.root, 'platform/package.json'), '{"version":"1.2.0"}');
  for (const name of ['mfe-a', 'mfe-b', 'mfe-c']) {
    const bundler = join(house.root, name, 'node_modules/@rspack/cli/bin');
    mkdirSync(bundler, { recursive: true });
    mkdirSync(join(house.root, name, 'src'));
    writeFileSync(join(bundler, 'rspack.js'), BUNDLER);
    writeFileSync(join(house.root, name, 'package.json'), '{"version":"1.0.0"}');
    writeFileSync(join(house.root, name, 'src/index.ts'), 'one ');
  }
});
afterEach(() => rmSync(house.root, { recursive: true }));

/** @param {string} name */
const dist = (name) => join(house.root, name, 'dist');
const current = () => JSON.parse(readFileSync(join(dist('mfe-a'), 'current.json'), 'utf8')).version;

test('an app is built for production once for each version, and served in the newest', async () => {
  const onBuild = vi.fn();
  expect(await build(['mfe-a'], { onBuild })).toEqual({ 'mfe-a': '1.0.0-aaaaaaaaaa' });
  await build(['mfe-a'], { onBuild });
  expect(onBuild.mock.calls).toEqual([['mfe-a', '1.0.0-aaaaaaaaaa']]);
  const folder = join(dist('mfe-a'), '1.0.0-aaaaaaaaaa');
  expect(readFileSync(join(folder, 'main.js'), 'utf8')).toBe('one production');
  expect(existsSync(join(folder, 'build.json'))).toBe(true);
  house.digest = 'bbbbbbbbbb';
  await build(['mfe-a'], { onBuild });
  expect(current()).toBe('1.0.0-bbbbbbbbbb');
});

test('the current build is of the sources until they change, and an app without a build has none', async () => {
  expect(isCurrent('mfe-a')).toBe(false);
  await build(['mfe-a']);
  expect(isCurrent('mfe-a')).toBe(true);
  house.digest = 'bbbbbbbbbb';
  expect(isCurrent('mfe-a')).toBe(false);
  await build(['mfe-a'], { makeCurrent: false });
  expect(isCurrent('mfe-a')).toBe(false);
});

test('a build for a release leaves a running server with the version that it serves', async () => {
  await build(['mfe-a']);
  for (const next of ['b', 'c', 'd']) {
    house.digest = next.repeat(10);
    await build(['mfe-a'], { makeCurrent: false });
  }
  expect(current()).toBe('1.0.0-aaaaaaaaaa');
  expect(readdirSync(dist('mfe-a'))).toContain('1.0.0-aaaaaaaaaa');
});

test('a bundler that fails says everything that it printed, and the version before stays', async () => {
  await build(['mfe-a']);
  house.digest = 'bbbbbbbbbb';
  writeFileSync(join(house.root, 'mfe-a/src/index.ts'), 'broken');
  await expect(build(['mfe-a'])).rejects.toThrow(/mfe-a was not built:\ncompiling\nline 1 is broken/);
  expect(current()).toBe('1.0.0-aaaaaaaaaa');
});

test('a folder that a killed build left without its description is built again', async () => {
  mkdirSync(join(dist('mfe-a'), '1.0.0-aaaaaaaaaa'), { recursive: true });
  const onBuild = vi.fn();
  await build(['mfe-a'], { onBuild });
  expect(onBuild).toHaveBeenCalledTimes(1);
});

test('every app that is named is built', async () => {
  const names = ['mfe-a', 'mfe-b', 'mfe-c'];
  expect(Object.keys(await build(names)).sort()).toEqual(names);
  expect(names.filter((name) => existsSync(join(dist(name), 'current.json')))).toEqual(names);
});
