import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RemoteDescription } from '../../../contract/page-config.ts';
import { pagesRoutes } from '../../pages/pages-routes.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestReleases } from '../../testing/test-releases.ts';
import { checkAgainstHouse, type House, PLATFORM } from './house-checks.ts';

const description: RemoteDescription = {
  name: 'mfe-library',
  platform: '^1.0.0',
  paths: ['/library'],
  publicPaths: [],
  version: '1.0.0',
  fullHeightPaths: [],
  ownHeaderPaths: [],
  menu: [],
};
const chart = (version: string) => ({
  name: 'chart',
  version,
  requiredVersion: `^${version}`,
  singleton: true,
});
const house = (shared: House['shell'] = []): House => ({
  shell: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', singleton: true }],
  remotes: [{ name: 'mfe-account', paths: ['/settings'], shared: shared ?? [] }],
});

const checkPair = (remote: RemoteDescription, shared: NonNullable<House['shell']>, live: House) =>
  checkAgainstHouse({ description: remote, shared }, live);

test('a library that only other remotes share must fit the version that they share', () => {
  expect(checkPair(description, [chart('2.0.0')], house([chart('1.0.0')]))).toEqual([
    expect.stringContaining('mfe-account, no ar, compartilha 1.0.0'),
  ]);
  expect(checkPair(description, [chart('1.0.0')], house([chart('1.4.0')]))).toEqual([]);
});

test('a platform that does not fit is one problem, though it is a shared library as well', () => {
  const platform = (version: string) => ({ ...chart(version), name: PLATFORM });
  const live = { ...house(), shell: [platform('2.0.0')] };
  expect(checkPair(description, [platform('1.0.0')], live)).toEqual([
    expect.stringContaining('Esta versão pede a plataforma ^1.0.0'),
  ]);
});

test('a library that no one else shares may have any version', () => {
  expect(checkPair(description, [chart('2.0.0')], house())).toEqual([]);
});

test('a remote does not conflict with its own live version', () => {
  const own = { name: 'mfe-library', paths: ['/library'], shared: [chart('1.0.0')] };
  expect(checkPair(description, [chart('2.0.0')], { ...house(), remotes: [own] })).toEqual([]);
});

const problemsOf = (path: string, ...theirs: string[]) =>
  checkPair({ ...description, paths: [path] }, [], {
    shell: null,
    remotes: [{ name: 'mfe-account', paths: theirs, shared: [] }],
  }).filter((problem) => problem.startsWith('O caminho'));

test.each(['//evil', '/LIBRARY', '/library/', '/a/../b', '/%6Cibrary', '/a b', '/', '/library?x', '/-a'])(
  'the registry asks a remote that claims %s to write its path in full',
  (path) => {
    expect(problemsOf(path)).toEqual([expect.stringContaining('não está escrito por inteiro')]);
  },
);

test.each([
  '/images',
  '/images/a',
  '/api',
  '/dev/inbox',
  '/google-demonstracao',
  '/pagamento-demonstracao/1',
])('a remote cannot claim %s, which the server answers', (path) => {
  expect(problemsOf(path)).toEqual([expect.stringContaining('é da casca ou do servidor')]);
});

test('a remote cannot claim an address that any route of the server answers', () => {
  const publicConfig = {
    supabaseUrl: 'http://x',
    supabasePublishableKey: 'k',
    embedded: true,
    loginUrl: '/login',
    checkoutOrigins: [],
  };
  // Routes are only named here, so nothing behind them is asked.
  const anything = {} as never;
  const { app } = createTestApp({
    publicConfig,
    releases: createTestReleases(),
    paymentSandbox: anything,
    marketplaceSandbox: anything,
    embedded: { auth: anything, inbox: anything, google: anything },
    pages: pagesRoutes({ root: '/nowhere', publicConfig, storybookPort: 6006 }),
  });
  const first = app.routes
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((name) => !/^[*:]|^$/.test(name));
  expect(first).toEqual(expect.arrayContaining(['api', 'sem-conexao', 'fonts', 'dev', 'remotes.json']));
  const open = [...new Set(first)].filter((name) => problemsOf(`/${name}`).length === 0);
  expect(open).toEqual([]);
});

test('a remote cannot have a name in the menu that another has', () => {
  const entry = { path: '/library', label: 'planos', icon: 'gem', order: 1, group: 'main' as const };
  const others = [{ name: 'mfe-account', paths: ['/plans'], shared: [], menu: [{ label: 'Planos' }] }];
  expect(checkPair({ ...description, menu: [entry] }, [], { shell: null, remotes: others })).toEqual([
    'O menu já tem "planos", de mfe-account, no ar. Escolha outro nome em remote.json.',
  ]);
});

test('a remote cannot claim a screen of the shell', () => {
  const routes = readFileSync(new URL('../../../../shell/src/routes.tsx', import.meta.url), 'utf8');
  const screens = [...routes.matchAll(/^ {4}path: '([^']+)'/gm)].map(([, path]) => `/${path}`);
  expect(screens).toContain('/login');
  for (const screen of screens)
    expect(problemsOf(screen)).toEqual([expect.stringContaining('é da casca ou do servidor')]);
});

test('a remote cannot claim what lies above or below the path of another', () => {
  expect(problemsOf('/settings/brand', '/settings')).toEqual([
    expect.stringContaining('cruza com /settings, de mfe-account'),
  ]);
  expect(problemsOf('/admin', '/admin/remotes')).toEqual([
    expect.stringContaining('cruza com /admin/remotes'),
  ]);
  expect(problemsOf('/settings', '/settings')).toEqual([expect.stringContaining('já é de mfe-account')]);
  expect(problemsOf('/settings-of-mine', '/settings')).toEqual([]);
});

test('a platform that is no range of versions is refused', () => {
  expect(checkPair({ ...description, platform: 'the newest' }, [], house())).toEqual([
    expect.stringContaining('não é um intervalo de versões da plataforma'),
  ]);
});

test('a prerelease of the platform serves the remotes that ask for its range', () => {
  const live = { ...house(), shell: [{ ...chart('1.1.0-next.1'), name: PLATFORM }] };
  expect(checkPair(description, [], live)).toEqual([]);
});

test('under `pnpm dev`, where no shell is built, a remote is held to the other remotes alone', () => {
  const alone = { ...house([chart('1.0.0')]), shell: null };
  expect(checkPair(description, [chart('1.0.0')], alone)).toEqual([]);
  expect(checkPair(description, [chart('2.0.0')], alone)).toHaveLength(1);
});

test('a public path is held to the same rules as any other', () => {
  const open = { ...description, publicPaths: ['/settings'] };
  expect(checkPair(open, [], house())).toEqual([expect.stringContaining('/settings já é de mfe-account')]);
});
