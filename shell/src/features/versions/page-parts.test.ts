import type { ResolvedRemote } from '@andromeda/platform/host';
import { expect, test } from 'vitest';
import { type PageRead, partsOf } from './page-parts.ts';

const remote = (name: string, version: string) =>
  ({
    name,
    version,
    baseUrl: `/remotes/${name}/${version}/`,
    manifest: { metaData: { globalName: name, remoteEntry: { name: 'remoteEntry.js' } } },
    integrity: {},
  }) as unknown as ResolvedRemote;
const [library, account, assistant] = ['mfe-library', 'mfe-account', 'mfe-assistant'].map((name) =>
  remote(name, '2.0.0'),
) as [ResolvedRemote, ResolvedRemote, ResolvedRemote];
const preview = { id: 'link-1', remote: 'mfe-library', version: '2.0.0', until: '2026-12-01T12:00:00.000Z' };

const page = (differs: Partial<PageRead> = {}): PageRead => ({
  remotes: [library, account, assistant],
  loads: [],
  previews: [],
  standing: undefined,
  shellAddress: 'http://localhost:3000/assets/0.1.0-shell/start.js',
  msOf: () => null,
  ...differs,
});
const part = (name: string, differs: Partial<PageRead>) =>
  partsOf(page(differs)).find((each) => each.name === name);

test('the shell is the version in the address of its script, and a development server’s where there is none', () => {
  expect(part('shell', {})).toMatchObject({ version: '0.1.0-shell', state: 'open' });
  expect(part('shell', { shellAddress: undefined })).toMatchObject({ version: 'dev' });
});

test('a part is open, fetched, away or failed, with the time of its entry', () => {
  const loads = [
    { name: 'mfe-library', chosen: '2.0.0', loaded: library, failed: false },
    { name: 'mfe-account', chosen: '2.0.0', loaded: undefined, failed: true },
  ];
  const msOf = (address: string) => (address.includes('mfe-account') ? null : 84);
  expect(part('mfe-library', { loads, msOf })).toMatchObject({ state: 'open', entryMs: 84 });
  expect(part('mfe-account', { loads, msOf })).toMatchObject({ state: 'failed', entryMs: null });
  expect(part('mfe-assistant', { msOf })).toMatchObject({ state: 'fetched' });
  expect(part('mfe-assistant', {})).toMatchObject({ state: 'away' });
});

test('where the chosen version did not load, the part is the version before it that did', () => {
  const loads = [
    { name: 'mfe-library', chosen: '2.0.0', loaded: remote('mfe-library', '1.0.0'), failed: false },
  ];
  expect(part('mfe-library', { loads })).toMatchObject({ version: '1.0.0', chosen: '2.0.0' });
});

test('a preview has ended when the server names its link no more, and not before the server has answered', () => {
  const previews = [preview];
  const isEnded = (standing: PageRead['standing']) =>
    part('mfe-library', { previews, standing })?.previewEnded;
  expect(isEnded(undefined)).toBe(false);
  expect(isEnded([preview])).toBe(false);
  expect(isEnded([])).toBe(true);
  expect(isEnded([{ ...preview, id: 'another' }]), 'another link of this version').toBe(true);
});

test('previews and failures come first, then what is open', () => {
  const loads = [{ name: 'mfe-account', chosen: '2.0.0', loaded: undefined, failed: true }];
  const previews = [{ ...preview, remote: 'mfe-assistant' }];
  expect(partsOf(page({ loads, previews })).map(({ name }) => name)).toEqual([
    'mfe-account',
    'mfe-assistant',
    'shell',
    'mfe-library',
  ]);
});
