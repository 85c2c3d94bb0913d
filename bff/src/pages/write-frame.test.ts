import { expect, test } from 'vitest';
import type { MenuEntry, ResolvedRemote } from '../../contract/page-config.ts';
import type { DrawnFrame } from '../remotes/drawn-frame.ts';
import { writeFrame } from './write-frame.ts';

const place = (name: string) => `\uE000${name}\uE001`;

const drawn: DrawnFrame = {
  frame: {
    page: `<page>${place('menu')}|${place('screen')}</page>`,
    full: `<full>${place('menu')}|${place('screen')}</full>`,
  },
  groups: { main: `<main>${place('entries')}</main>`, tools: `<tools>${place('entries')}</tools>` },
  items: {
    here: `[${place('icon')} ${place('path')} ${place('label')} here]`,
    elsewhere: `[${place('icon')} ${place('path')} ${place('label')}]`,
  },
  icons: { gem: 'GEM' },
  otherIcon: 'SPARK',
  screen: 'WAIT',
  headings: {
    page: {
      alone: `<h1>${place('title')}</h1>`,
      withSubtitle: `<h1>${place('title')}</h1><p>${place('subtitle')}</p>`,
    },
    hero: { alone: `<hero>${place('title')}</hero>`, withSubtitle: '' },
  },
  glow: `<em>${place('glowing')}</em>`,
};

const entry = (path: string, label: string, order: number, changes: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ path, label, order, icon: 'gem', group: 'main' },
  ...changes,
});

const remoteOf = (changes: Partial<ResolvedRemote>) =>
  ({
    ...{ paths: ['/library'], publicPaths: [], fullHeightPaths: [], ownHeaderPaths: [], menu: [] },
    ...changes,
  }) as unknown as ResolvedRemote;

const written = (pathname: string, remote: ResolvedRemote, others: ResolvedRemote[] = []) =>
  writeFrame(drawn, { pathname, remote, remotes: [...others, remote] });

test('the frame has the menu of all remotes in its order and groups, with the entry of the address marked', () => {
  const library = remoteOf({ menu: [entry('/library', 'Biblioteca', 20)] });
  const others = remoteOf({
    menu: [
      entry('/titulos', 'Títulos', 5, { group: 'tools', icon: 'unknown' }),
      entry('/plans', 'Planos', 20),
      entry('/dashboard', 'Dashboard', 10),
    ],
  });
  expect(written('/library/favoritas', library, [others])).toBe(
    '<page><main>[GEM /dashboard Dashboard][GEM /library Biblioteca here][GEM /plans Planos]</main><tools>[SPARK /titulos Títulos]</tools>|WAIT</page>',
  );
});

test('entries for a role, and those of a remote that not everybody may enter, are left out', () => {
  const account = remoteOf({ menu: [entry('/admin', 'Admin', 1, { role: 'admin' })] });
  const pro = remoteOf({ access: { plans: ['pro'] }, menu: [entry('/pro', 'Pro', 2)] });
  expect(written('/library', account, [pro])).toBe('<page>|WAIT</page>');
});

test('a heading stands at its own address alone, its words between asterisks glow, and it cannot bring markup along', () => {
  const headings = {
    '/library': { title: 'Suas *imagens* & <b>mais</b>', subtitle: 'De "Ana" \uE000menu\uE001' },
    '/library/nova': { title: 'Nova', size: 'hero' as const },
  };
  expect(written('/library', remoteOf({ headings }))).toBe(
    '<page>|<h1>Suas <em>imagens</em> &amp; &lt;b&gt;mais&lt;/b&gt;</h1><p>De &quot;Ana&quot; menu</p></page>',
  );
  expect(written('/library/nova', remoteOf({ headings }))).toBe('<page>|<hero>Nova</hero></page>');
  expect(written('/library/outra', remoteOf({ headings }))).toBe('<page>|WAIT</page>');
  expect(written('/library', remoteOf({ headings, access: { roles: ['admin'] } }))).toBe(
    '<page>|WAIT</page>',
  );
});

test('a screen of the window’s height has its own frame, and one without the frame or with a header of its own has none', () => {
  expect(written('/library/conversa', remoteOf({ fullHeightPaths: ['/library'] }))).toBe(
    '<full>|WAIT</full>',
  );
  expect(written('/library', remoteOf({ ownHeaderPaths: ['/library'] }))).toBeNull();
  expect(written('/sucesso', remoteOf({ publicPaths: ['/sucesso'] }))).toBeNull();
});
