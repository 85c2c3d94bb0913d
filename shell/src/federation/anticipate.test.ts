import type { ResolvedRemote } from '@andromeda/platform/host';
import { afterEach, expect, test, vi } from 'vitest';
import { anticipate } from './anticipate.ts';
import { createRemoteDirectory } from './remote-directory.ts';
import type { RemoteVersion } from './remote-files.ts';

const remote = (name: string, path: string, version = '1') =>
  ({ name, version, paths: [path], publicPaths: [] }) as unknown as ResolvedRemote;
const library = remote('mfe-library', '/library');
const account = remote('mfe-account', '/plans');

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** What a page does ahead; each turn of `idle` is one moment in which the page rests. */
function pageOf({ eager = true, remotes = [library, account] } = {}) {
  const rests: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => rests.push(rest));
  const done: string[] = [];
  const note = (what: string) => async (version: RemoteVersion) => {
    done.push(`${what} ${version.name}`);
  };
  const prefetch = Object.assign(note('fetch'), { isEager: () => eager });
  const begin = anticipate(createRemoteDirectory(remotes), {
    prefetch,
    preload: ({ name }) => done.push(`preload ${name}`),
    prepare: note('prepare'),
  });
  return {
    done,
    begin,
    /** The page rests so often. */
    rest: async (times: number) => {
      for (let turn = 0; turn < times; turn++) {
        for (const rest of rests.splice(0)) rest();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

test('a page that rests fetches each remote and then runs its code, one in each moment', async () => {
  const { done, begin, rest } = pageOf();
  begin();
  await rest(1);
  expect(done).toEqual(['fetch mfe-library']);
  await rest(3);
  expect(done).toEqual([
    'fetch mfe-library',
    'prepare mfe-library',
    'fetch mfe-account',
    'prepare mfe-account',
  ]);
});

test('a link that the user points at makes its remote ready', async () => {
  document.body.innerHTML = '<a href="/plans">Planos</a>';
  const { done, rest } = pageOf();
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await rest(2);
  expect(done).toEqual(['fetch mfe-account', 'prepare mfe-account']);
});

test('a press starts the download before the page has done anything with it, also on a slow network', () => {
  document.body.innerHTML = '<a href="/plans"><b>Planos</b></a>';
  const { done } = pageOf({ eager: false });
  const link = document.querySelector('a');
  const seen: string[][] = [];
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    seen.push([...done]);
  });
  document.querySelector('b')?.click();
  expect(seen).toEqual([['preload mfe-account']]);
});

test('a press that opens another tab downloads nothing here', () => {
  document.body.innerHTML = '<a href="/plans">Planos</a>';
  const { done } = pageOf();
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(done).toEqual([]);
});

test('a slow network runs nothing that nobody asked for', async () => {
  const { done, begin, rest } = pageOf({ eager: false });
  begin();
  await rest(4);
  expect(done).toEqual([]);
});

test('a remote of a development server is not run ahead', async () => {
  const { done, begin, rest } = pageOf({ remotes: [remote('mfe-library', '/library', 'dev')] });
  begin();
  await rest(2);
  expect(done).toEqual(['fetch mfe-library']);
});
