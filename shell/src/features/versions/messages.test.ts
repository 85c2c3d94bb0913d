import type { ReleaseOverview } from '@andromeda/platform';
import { expect, test } from 'vitest';
import { optionText, reasonOf, stateText } from './messages.ts';
import type { PagePart } from './page-parts.ts';

type Release = ReleaseOverview['remotes'][number];
const release = {
  liveVersion: '1.0.0',
  canaryVersion: '2.0.0',
  canaryPercent: 12.5,
  builtVersion: '0.9.0',
  setBy: 'ana@example.com',
} as Release;
const preview = { id: 'a', remote: 'mfe-library', version: '1.0.0', until: '2026-12-01T12:00:00.000Z' };
const reason = (differs: Partial<PagePart>, known: Release | undefined = release) =>
  reasonOf(
    {
      name: 'mfe-library',
      version: '1.0.0',
      chosen: differs.version ?? '1.0.0',
      state: 'open',
      entryMs: null,
      preview: undefined,
      previewEnded: false,
      ...differs,
    },
    known,
  )?.text;

test('a version is shown because it is live, a canary, or built on the server', () => {
  expect(reason({})).toBe('No ar');
  expect(reason({ version: '2.0.0' })).toBe('Canário 12,5%');
  const built = { ...release, liveVersion: '0.9.0', setBy: 'start' };
  expect(reason({ version: '0.9.0' }, built)).toBe('Construída no servidor');
  expect(reason({ version: '0.1.0' }), 'in a tab that is open for long').toBe('Não está mais no ar');
  expect(reason({ version: 'dev' })).toBe('De um servidor de desenvolvimento');
});

test('a failure, the version before it and a preview say more than what is live', () => {
  expect(reason({ state: 'failed' })).toBe('Não carregou');
  expect(reason({ chosen: '2.0.0' })).toBe('A anterior, porque a nova não carregou');
  expect(reason({ preview })).toMatch(/^Prévia até 01\/12\/2026/);
  expect(reason({ preview, previewEnded: true })).toBe('Prévia encerrada');
});

test('without what an administrator knows, nothing is said of what is usual', () => {
  const unknown = (differs: Partial<PagePart>) => reasonOf({ ...({} as PagePart), ...differs }, undefined);
  expect(unknown({ version: '1.0.0', chosen: '1.0.0', state: 'open' })).toBeNull();
  expect(unknown({ version: '1.0.0', chosen: '1.0.0', state: 'failed' })?.text).toBe('Não carregou');
});

test('a part says how many milliseconds its entry took, or that it came from the cache', () => {
  const text = (entryMs: number | null) => stateText({ state: 'open', entryMs } as PagePart);
  expect(text(84.4)).toBe('Aberta aqui · entrada em 84 ms');
  expect(text(0)).toBe('Aberta aqui · entrada do cache');
  expect(text(null)).toBe('Aberta aqui');
});

test('a version to choose says whether others see it', () => {
  const named = (version: string) =>
    optionText({ version, publishedAt: '2026-11-21T12:00:00.000Z' } as Release['versions'][number], release);
  expect(named('1.0.0')).toBe('1.0.0 (no ar)');
  expect(named('2.0.0')).toBe('2.0.0 (canário)');
  expect(named('3.0.0')).toMatch(/^3\.0\.0 \(de 21\/11\/2026/);
});
