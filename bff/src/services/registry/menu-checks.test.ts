import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MENU_ICONS } from '../../../contract/menu-icons.ts';
import { type MenuEntry, RemoteDescription } from '../../../contract/page-config.ts';
import { checkMenu } from './menu-checks.ts';

const entry: MenuEntry = { path: '/library', label: 'Biblioteca', icon: 'images', order: 10, group: 'main' };
const problemsOf = (...menu: MenuEntry[]) =>
  checkMenu(
    RemoteDescription.parse({
      name: 'mfe-library',
      version: '1.0.0',
      platform: '^1.0.0',
      paths: ['/library', '/albums'],
      menu,
    }),
  );

test('a menu whose entries differ in name and address, with icons that the shell draws, is taken', () => {
  expect(problemsOf(entry, { ...entry, path: '/albums/new', label: 'Álbum novo' })).toEqual([]);
});

test.each<[string, MenuEntry[], RegExp]>([
  ['leads elsewhere', [{ ...entry, path: '/x' }], /leva a \/x, que não está em "paths"/],
  ['has no name', [{ ...entry, label: ' ' }], /não serve de nome/],
  ['has a name that does not fit', [{ ...entry, label: 'a'.repeat(31) }], /use de 1 a 30 letras/],
  [
    'has an icon that nothing draws',
    [{ ...entry, icon: 'unicorn' }],
    /não conhece o ícone "unicorn".*sparkles/,
  ],
  ['repeats a name', [entry, { ...entry, path: '/albums', label: 'biblioteca ' }], /mais de uma vez/],
  [
    'leads members elsewhere',
    [{ ...entry, role: 'admin', forMembers: { path: '/x', label: 'Partes' } }],
    /menu "Partes" leva a \/x/,
  ],
  ['repeats an address', [entry, { ...entry, label: 'Álbuns' }], /Duas entradas do menu levam a \/library/],
])('a menu that %s is refused', (_what, menu, sentence) => {
  expect(problemsOf(...menu)).toEqual([expect.stringMatching(sentence)]);
});

test('the icons are those that the shell draws, and the spark', () => {
  const drawn = readFileSync(new URL('../../../../shell/src/frame/menu-icon.tsx', import.meta.url), 'utf8');
  const names = [...drawn.matchAll(/^ {2}'?([a-z-]+)'?: [A-Z]\w+,$/gm)].map(([, name]) => name);
  expect([...names, 'sparkles'].sort()).toEqual([...MENU_ICONS]);
});
