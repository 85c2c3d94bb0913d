import { beforeEach, expect, test, vi } from 'vitest';
import type { AllowModules } from './import-maps.ts';
import { createModuleContainers } from './module-container.ts';
import type { RemoteVersion } from './remote-files.ts';

const base = `${location.origin}/remotes/mfe-cupons/1/`;
const cupons = {
  name: 'mfe-cupons',
  version: '1',
  baseUrl: '/remotes/mfe-cupons/1/',
  integrity: { 'remoteEntry.js': 'sha384-entry', 'routes.css': 'sha384-css' },
  manifest: { metaData: { globalName: 'x', remoteEntry: { name: 'remoteEntry.js', type: 'module' } } },
} as unknown as RemoteVersion;
const container = { init: () => undefined, get: () => undefined };

let styles: 'load' | 'error';
let asked: HTMLLinkElement[];
beforeEach(() => {
  styles = 'load';
  asked = [];
  // Nothing is fetched here: a link says at once what the test wants of it.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    asked.push(link as HTMLLinkElement);
    queueMicrotask(() => (link as HTMLLinkElement).dispatchEvent(new Event(styles)));
  });
});

function open({ entry = container as unknown, allow = (async () => {}) as AllowModules } = {}) {
  const imported: string[] = [];
  const load = async (url: string) => {
    imported.push(url);
    return entry;
  };
  return { imported, bring: createModuleContainers(allow, load) };
}
const links = () => asked.map(({ rel, href, integrity }) => [rel, href, integrity]);

test('the entry of a version is imported, after its styles came by their hashes', async () => {
  const { bring, imported } = open();
  expect(await bring(cupons)).toBe(container);
  expect(imported).toEqual([`${base}remoteEntry.js`]);
  expect(links()).toEqual([['stylesheet', `${base}routes.css`, 'sha384-css']]);
});

test('each further attempt imports the entry from another address', async () => {
  const attempts: number[] = [];
  const allow = async (_: RemoteVersion, attempt: number) => {
    attempts.push(attempt);
  };
  const { bring, imported } = open({ allow });
  for (let time = 0; time < 3; time += 1) await bring(cupons);
  expect(imported.map((url) => url.replace(base, ''))).toEqual([
    'remoteEntry.js',
    'remoteEntry.js?again=1',
    'remoteEntry.js?again=2',
  ]);
  expect(attempts).toEqual([0, 1, 2]);
});

test('nothing of a version is imported that this browser may not run', async () => {
  const { bring, imported } = open({ allow: () => Promise.reject(new Error('no hashes')) });
  await expect(bring(cupons)).rejects.toThrow('no hashes');
  expect([imported, links()]).toEqual([[], []]);
});

test('nothing of a version is imported while a style of it does not hold, and the style is asked for again', async () => {
  const { bring, imported } = open();
  styles = 'error';
  await expect(bring(cupons)).rejects.toThrow('routes.css did not load');
  expect(imported).toEqual([]);
  styles = 'load';
  await bring(cupons);
  expect(links()).toHaveLength(2);
});

test('a module that is no container fails', async () => {
  const { bring } = open({ entry: { routes: [] } });
  await expect(bring(cupons)).rejects.toThrow('mfe-cupons@1 is no container');
});
