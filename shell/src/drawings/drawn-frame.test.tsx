import { expect, test } from 'vitest';
import { drawnFrame } from './drawn-frame.tsx';

test('the frame is drawn without a user, cannot be used, and has a place for the menu and for the screen', () => {
  const { frame } = drawnFrame();
  for (const html of [frame.page, frame.full]) {
    expect(html).toMatch(/^<div inert aria-busy="true" data-frame=""/);
    expect(html).toContain('créditos restantes');
    expect(html.split('\uE000menu\uE001')).toHaveLength(2);
    expect(html.split('\uE000screen\uE001')).toHaveLength(2);
  }
  // A screen of the window's height has no footer.
  expect([frame.page.includes('<footer'), frame.full.includes('<footer')]).toEqual([true, false]);
});

test('a menu entry has places for its address, icon and words, and the current one is marked', () => {
  const { items, groups, icons } = drawnFrame();
  for (const item of [items.here, items.elsewhere])
    expect(item).toMatch(
      /^<li><a .*href="\uE000path\uE001".*\uE000icon\uE001.*\uE000label\uE001.*<\/a><\/li>$/,
    );
  expect([items.here, items.elsewhere].map((item) => item.includes('aria-current="page"'))).toEqual([
    true,
    false,
  ]);
  expect(groups.tools).toContain('Ferramentas');
  expect(groups.main).toContain('\uE000entries\uE001');
  expect(icons.gem).toMatch(/^<svg .*lucide-gem/);
});

test('a heading is drawn as the design system writes it, with or without a line below', () => {
  const { headings, glow } = drawnFrame();
  expect(headings.hero.alone).toMatch(/data-size="hero".*<h1[^>]*>\uE000title\uE001<\/h1>/);
  expect(headings.page.withSubtitle).toMatch(/<p[^>]*>\uE000subtitle\uE001<\/p>/);
  expect(headings.page.alone).not.toContain('\uE000subtitle\uE001');
  expect(glow).toMatch(/^<em.*>\uE000glowing\uE001<\/em>$/);
});
