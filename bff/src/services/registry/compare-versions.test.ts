import { expect, test } from 'vitest';
import type { RemoteUses } from '../../../contract/api-report.ts';
import { newVersion, type PackageChanges } from '../../testing/remote-package.ts';
import { compareVersions } from './compare-versions.ts';

const compare = (before: PackageChanges, after: PackageChanges) =>
  compareVersions(newVersion('1.0.0', before), newVersion('2.0.0', after));
const entry = (label: string, path = '/library') => ({
  path,
  label,
  icon: 'gem',
  order: 10,
  group: 'main' as const,
});

test('two versions that say the same of themselves differ in nothing', () => {
  expect(compare({}, {}).api).toEqual([]);
});

test('paths, menu entries and access that came, went or changed stand with their names', () => {
  const before = { paths: ['/library', '/old'], menu: [entry('Acervo')], access: { plans: ['pro'] } };
  const after = {
    paths: ['/library', '/new'],
    menu: [entry('Biblioteca'), entry('Nova', '/new')],
    access: { plans: ['pro', 'master'] },
  };
  expect(compare(before, after).api).toEqual([
    { area: 'paths', change: 'added', name: '/new' },
    { area: 'paths', change: 'removed', name: '/old' },
    { area: 'menu', change: 'changed', name: '/library', before: 'Acervo', after: 'Biblioteca' },
    { area: 'menu', change: 'added', name: '/new', after: 'Nova' },
    { area: 'access', change: 'changed', name: 'plans', before: 'pro', after: 'pro, master' },
  ]);
});

test('a menu entry with another icon alone is a change', () => {
  const [menu, other] = [[entry('Biblioteca')], [{ ...entry('Biblioteca'), icon: 'star' }]];
  expect(compare({ menu }, { menu: other }).api).toEqual([
    { area: 'menu', change: 'changed', name: '/library', before: 'Biblioteca', after: 'Biblioteca' },
  ]);
});

test('a path without session and a layout of its own are differences', () => {
  const before = newVersion('1.0.0');
  const after = newVersion('2.0.0');
  after.description = { ...after.description, publicPaths: ['/hello'], fullHeightPaths: ['/library'] };
  expect(compareVersions(before, after).api).toEqual([
    { area: 'paths', change: 'added', name: '/hello', after: 'public' },
    { area: 'layouts', change: 'added', name: '/library', after: 'full_height' },
  ]);
});

test('places, fills, events and exposed modules stand by name and version', () => {
  const fill = { slot: 'cupons.cards', version: 1, expose: './fill-cards', order: 10, label: 'Fotos' };
  const before = { meetings: { slots: [{ name: 'library.actions', version: 1 }] } };
  const after = {
    meetings: {
      slots: [{ name: 'library.actions', version: 2 }],
      fills: [fill],
      events: { publishes: ['library.gone@1'], listens: ['cupons.used@1'] },
    },
  };
  expect(compare(before, after).api).toEqual([
    { area: 'slots', change: 'added', name: 'library.actions@2' },
    { area: 'slots', change: 'removed', name: 'library.actions@1' },
    { area: 'fills', change: 'added', name: 'cupons.cards@1', after: 'Fotos' },
    { area: 'publishes', change: 'added', name: 'library.gone@1' },
    { area: 'listens', change: 'added', name: 'cupons.used@1' },
    { area: 'modules', change: 'added', name: './fill-cards' },
  ]);
});

test('the range of the platform and a shared library of another version are changes', () => {
  expect(compare({}, { platform: '^1.2.0', react: '19.4.0' }).api).toEqual([
    { area: 'platform', change: 'changed', name: 'platform', before: '^1.0.0', after: '^1.2.0' },
    { area: 'shared', change: 'changed', name: 'react', before: '19.3.1', after: '19.4.0' },
  ]);
});

const uses = (...names: string[]): RemoteUses => ({
  exports: { '@andromeda/platform': names },
  needs: {},
  newest: {},
  declared: {},
  unread: {},
});

test('what a version uses of the page is compared where it is known of both', () => {
  const [before, after] = [
    newVersion('1.0.0'),
    { ...newVersion('2.0.0'), uses: uses('useApi', '__esModule') },
  ];
  expect(compareVersions(before, after).api).toEqual([]);
  expect(compareVersions({ ...before, uses: uses('useSlot') }, after).api).toEqual([
    { area: 'uses', change: 'added', name: '@andromeda/platform useApi' },
    { area: 'uses', change: 'removed', name: '@andromeda/platform useSlot' },
  ]);
});

test('a backend that came, and a migration that was added to one, are differences', () => {
  const [first, second] = ['001_create_notes.sql', '002_add_days.sql'].map((name) => ({
    name,
    script: name,
  }));
  if (!first || !second) throw new Error('two migrations');
  const backend = { entry: 'one', migrations: [first] };
  expect(compare({}, { backend }).api).toEqual([
    { area: 'backend', change: 'added', name: 'backend.js' },
    { area: 'migrations', change: 'added', name: '001_create_notes.sql' },
  ]);
  expect(compare({ backend }, { backend: { entry: 'two', migrations: [first, second] } }).api).toEqual([
    { area: 'backend', change: 'changed', name: 'backend.js' },
    { area: 'migrations', change: 'added', name: '002_add_days.sql' },
  ]);
});

test('files are matched without the hash in their names, and what grew or shrank most comes first', () => {
  const files = (...list: [string, number][]) =>
    Object.fromEntries(list.map(([name, bytes]) => [name, { sha384: name, bytes }]));
  const before = {
    ...newVersion('1.0.0'),
    files: files(
      ['remoteEntry.js', 50],
      ['routes.11111111.js', 100],
      ['old.22222222.css', 30],
      ['a.33333333.js', 7],
    ),
  };
  const after = {
    ...newVersion('2.0.0'),
    files: files(
      ['remoteEntry.js', 50],
      ['routes.44444444.js', 140],
      ['new.55555555.js', 10],
      ['a.66666666.js', 4],
    ),
  };
  expect(compareVersions(before, after)).toMatchObject({
    against: '1.0.0',
    files: [
      { name: 'routes.js', before: 100, after: 140 },
      { name: 'old.css', before: 30, after: null },
      { name: 'new.js', before: null, after: 10 },
      { name: 'a.js', before: 7, after: 4 },
    ],
    sameFiles: 1,
    bytesBefore: 187,
    bytesAfter: 204,
  });
});
