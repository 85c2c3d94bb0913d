import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guides } from './all-guides.ts';
import { ComponentGuide } from './component-guide.tsx';
import type { TypedProps } from './prop-table.tsx';

/** What a page says about a component: its words, and the cells of the table's rows, each by the name of its prop. */
function read(component: string, types: TypedProps = {}) {
  const guide = guides[component];
  if (!guide) throw new Error(`no guide of ${component}`);
  const html = renderToStaticMarkup(createElement(ComponentGuide, { component, guide, types }));
  const text = (part: string) => part.replace(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
  const rows = [...html.matchAll(/<tr><th scope="row"><code>(\w+)<\/code>(.*?)<\/tr>/g)].map(
    ([, prop = '', cells = '']) => [
      prop,
      cells
        .split(/<\/t[hd]>/)
        .slice(0, 3)
        .map(text),
    ],
  );
  return { words: text(html), rows: Object.fromEntries(rows) };
}

test('a part of a component has a table with the type, the meaning and the default of its props', () => {
  const { rows, words } = read('DropdownMenuItem', {
    tone: { table: { type: { summary: "'neutral' | 'danger'" } } },
  });
  expect(rows.tone).toEqual(["'neutral' | 'danger'", 'danger para a que apaga.', "'neutral'"]);
  for (const heading of ['Faça', 'Não faça', 'Textos', 'Acessibilidade']) expect(words).toContain(heading);
});

test('a table says the unit of a length of time and its default', () => {
  expect(read('Toast').rows.durationMs).toEqual([
    '',
    'Quanto fica, em milissegundos; mais enquanto é olhado.',
    '5000',
  ]);
});

test('a table says which props must be given', () => {
  const { rows } = read('SidebarItem', { icon: { type: { name: 'ReactNode', required: true } } });
  expect([rows.icon?.[2], rows.placement?.[2], rows.asChild?.[2]]).toEqual([
    'obrigatória',
    "'list'",
    'false',
  ]);
});

test('a component that hands its props on shows the defaults of the one that draws it', () => {
  expect(read('BottomSheet').rows.closeLabel?.[2]).toBe("'Fechar'");
});

test('a default that contains a placeholder is shown whole', () => {
  expect(read('ToastArea').rows.label?.[2]).toBe("'Notificações ({hotkey})'");
});

test('a part without props says so', () => {
  expect(read('DropdownMenuSeparator')).toMatchObject({
    rows: {},
    words: expect.stringContaining('Não recebe propriedades.'),
  });
});
