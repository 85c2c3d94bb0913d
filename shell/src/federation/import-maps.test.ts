import { type ImportMap, importMapOf } from 'bff/contract/browser/modules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createImportMaps } from './import-maps.ts';
import type { RemoteVersion } from './remote-files.ts';
import { PageOutdatedError } from './remote-loader.ts';

const cupons = (version: string) =>
  ({
    name: 'mfe-cupons',
    version,
    baseUrl: `/remotes/mfe-cupons/${version}/`,
    integrity: { 'remoteEntry.js': `sha384-${version}`, 'routes.css': 'sha384-css' },
  }) as unknown as RemoteVersion;

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('')));
afterEach(() => {
  document.head.innerHTML = '';
});

/** A page whose server wrote an import map for these versions into it. */
function openPage(versions: RemoteVersion[]) {
  document.head.innerHTML = '<meta property="csp-nonce"><script type="importmap"></script>';
  Object.assign(document.querySelector('meta') ?? {}, { nonce: 'n' });
  const [written] = mapsInPage();
  if (written) written.textContent = JSON.stringify(importMapOf('page', versions));
}
const mapsInPage = () => [...document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')];

/** How browsers import the scripts by which they are tried. */
const browsers = {
  'holds modules against hashes': (url: string) => !url.includes('refused='),
  'knows no hashes of modules': () => true,
  'takes only the first import map': (url: string) => !url.endsWith('refused=page'),
  'takes only the first and runs nothing else': (url: string) => url.endsWith('allowed=page'),
};
const load = (browser: keyof typeof browsers) => async (url: string) => {
  if (!browsers[browser](url)) throw new TypeError('Failed to fetch dynamically imported module');
};

test('a version whose hashes came with the page may run, and the browser is tried once', async () => {
  openPage([cupons('1')]);
  const tried = vi.fn(load('holds modules against hashes'));
  const allow = createImportMaps(tried);
  await allow(cupons('1'), 0);
  await allow(cupons('1'), 0);
  expect(tried).toHaveBeenCalledTimes(2);
  expect(mapsInPage()).toHaveLength(1);
});

test('a version never runs in a browser that knows no hashes of modules', async () => {
  openPage([cupons('1')]);
  const allow = createImportMaps(load('knows no hashes of modules'));
  await expect(allow(cupons('1'), 0)).rejects.toThrow('without its hashes');
});

test.each([
  ['a later version', cupons('2'), 0],
  ['another attempt', cupons('1'), 1],
  ['a version with other bytes', { ...cupons('1'), integrity: { 'remoteEntry.js': 'sha384-other' } }, 0],
] as const)(
  '%s gets an import map of its own, with the nonce of the page',
  async (_what, version, attempt) => {
    openPage([cupons('1')]);
    await createImportMaps(load('holds modules against hashes'))(version, attempt);
    const [, added] = mapsInPage();
    expect(JSON.parse(added?.textContent ?? '') as ImportMap).toEqual(importMapOf('1', [version], attempt));
    expect(added?.nonce).toBe('n');
  },
);

test.each(['takes only the first import map', 'takes only the first and runs nothing else'] as const)(
  'where the browser %s, a later version asks for a reload',
  async (browser) => {
    openPage([cupons('1')]);
    const allow = createImportMaps(load(browser));
    await allow(cupons('1'), 0);
    await expect(allow(cupons('2'), 0)).rejects.toBeInstanceOf(PageOutdatedError);
    await expect(allow(cupons('1'), 1)).rejects.not.toBeInstanceOf(PageOutdatedError);
  },
);

test('a page whose policy lets no import map in asks for a reload', async () => {
  const allow = createImportMaps(load('holds modules against hashes'));
  await expect(allow(cupons('1'), 0)).rejects.toBeInstanceOf(PageOutdatedError);
  expect(mapsInPage()).toEqual([]);
});

test('a connection that breaks says nothing of the browser: the next try tries it again', async () => {
  openPage([cupons('1')]);
  const allow = createImportMaps(load('holds modules against hashes'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(allow(cupons('1'), 0)).rejects.toThrow('Failed to fetch');
  vi.stubGlobal('fetch', async () => new Response(''));
  await allow(cupons('1'), 0);
});
