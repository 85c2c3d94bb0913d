import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typeGroups } from './types.mjs';
import { apps, digest, freePortFrom, lockfileOf, packagesWith, portOf, root } from './workspace.mjs';

test('a build’s digest changes with its text and its files, and with nothing else', () => {
  const first = digest(['mfe-library/src', 'mfe-library/package.json'], 'a');
  expect(digest(['mfe-library/src', 'mfe-library/package.json'], 'a')).toBe(first);
  expect(digest(['mfe-library/src', 'mfe-library/package.json'], 'b')).not.toBe(first);
  expect(digest(['mfe-library/src'], 'a')).not.toBe(first);
});

test('a remote’s lockfile leaves out what the other remotes depend on', () => {
  const lockfile = lockfileOf(['mfe-library']);
  expect(lockfile).toContain('\n  mfe-library:');
  expect(lockfile).not.toContain('\n  mfe-account:');
  expect(lockfile).toContain('\npackages:');
});

test('every app has a port of its own for its dev server', () => {
  const ports = apps().map(portOf);
  expect(ports.every((port) => port > 1024)).toBe(true);
  expect(new Set(ports).size).toBe(ports.length);
});

test('a taken port leads to the next free one', async () => {
  const taken = createServer();
  const free = await freePortFrom(20_500);
  await new Promise((resolve) => taken.listen(free, '127.0.0.1', () => resolve(undefined)));
  expect(await freePortFrom(free)).toBeGreaterThan(free);
  taken.close();
});

test('every package with a tsconfig.json is checked, in one group', async () => {
  const packages = readdirSync(root).filter((name) => packagesWith('tsconfig.json').includes(name));
  const groups = await typeGroups();
  expect(groups.flat().sort()).toEqual(packages.sort());
  expect(groups.length).toBeLessThan(packages.length);
});

test('an install of one remote alone brings every package that its tests, its build and its release need', () => {
  const needed = ['bff', 'design-system', 'fake-host', 'platform', 'tooling'];
  for (const remote of apps().filter((app) => app !== 'shell'))
    expect([...installedWith(remote)], remote).toEqual(expect.arrayContaining(needed));
});

/** The folders of the workspace that `pnpm install --filter remote...` installs. */
function installedWith(/** @type {string} */ remote) {
  const manifests = packagesWith('package.json').map((folder) => ({
    folder,
    ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  }));
  const reached = new Set([remote]);
  for (const folder of reached) {
    const { dependencies, devDependencies } = manifests.find((each) => each.folder === folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const inside = manifests.find((each) => each.name === name);
      if (inside) reached.add(inside.folder);
    }
  }
  return reached;
}
