import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContainer } from './container.ts';
import type { RemoteVersion } from './remote-files.ts';
import { clearWay, createPrefetcher, preload } from './warm-files.ts';

const library = (version: string): RemoteVersion =>
  ({
    name: 'mfe-library',
    version,
    baseUrl: `/remotes/mfe-library/${version}/`,
    integrity: { 'remoteEntry.js': 'sha384-entry', 'routes.js': 'sha384-routes', 'later.js': 'sha384-later' },
    manifest: {
      metaData: { globalName: 'mfe_library', remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ assets: { js: { sync: ['routes.js'] }, css: { sync: [] } } }],
    },
  }) as unknown as RemoteVersion;

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { cache = 'default' }: RequestInit) => {
    asked.push(`${url.split('/').slice(-2).join('/')} ${cache}`);
    return new Response('');
  });
});
afterEach(() => {
  document.head.innerHTML = '';
});

test('files that may be needed soon are fetched once for each version', async () => {
  const prefetch = createPrefetcher({});
  await Promise.all([prefetch(library('1')), prefetch(library('1')), prefetch(library('2'))]);
  expect(asked).toEqual([
    '1/remoteEntry.js default',
    '1/routes.js default',
    '2/remoteEntry.js default',
    '2/routes.js default',
  ]);
});

test('a browser that saves data fetches nothing ahead, and a slow one only what the user points at', async () => {
  const saving = createPrefetcher({ saveData: true });
  await saving(library('1'));
  expect(asked).toEqual([]);
  expect(saving.isEager()).toBe(false);
  expect(createPrefetcher({ effectiveType: '3g' }).isEager()).toBe(false);
  expect(createPrefetcher({ effectiveType: '4g' }).isEager()).toBe(true);
});

test('a remote that is about to load requests its first files at once, with their hashes, and only once', () => {
  preload(library('1'));
  preload(library('1'));
  const links = [...document.querySelectorAll('link')];
  expect(links.map(({ integrity }) => integrity)).toEqual(['sha384-entry', 'sha384-routes']);
});

test('after a failure all files are fetched past the cache, without waiting for hanging ones', async () => {
  preload(library('1'));
  await clearWay(library('1'));
  expect(document.querySelectorAll('link')).toHaveLength(0);
  expect(asked).toEqual(['1/remoteEntry.js reload', '1/routes.js reload', '1/later.js reload']);
});

test('an entry without a hash does not run', () => {
  expect(() => loadContainer({ ...library('1'), integrity: {} })).toThrow('has no hash');
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
