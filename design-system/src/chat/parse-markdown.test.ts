import { describe, expect, test } from 'vitest';
import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts';

/** What a reader would see, in brackets that name the form. */
const read = (text: string, options?: { streaming: boolean }) =>
  parseMarkdown(text, options).map(blockText).join(' ¶ ');
const blockText = (block: Block) => {
  if (block.type === 'code') return `code(${block.text})`;
  if (block.type !== 'list') return `${block.type === 'heading' ? '# ' : ''}${inlineText(block.children)}`;
  const mark = (index: number) => (block.ordered ? `${block.start + index}.` : '•');
  return block.items.map((item, index) => `${mark(index)} ${inlineText(item)}`).join(' | ');
};
const inlineText = (nodes: Inline[]): string => nodes.map(nodeText).join('');
const nodeText = (node: Inline): string => {
  if (node.type === 'text') return node.text;
  if (node.type === 'break') return ' ↵ ';
  if (node.type === 'code') return `code(${node.text})`;
  if (node.type === 'link') return `link(${node.href}: ${inlineText(node.children)})`;
  return `${node.type}(${inlineText(node.children)})`;
};

describe('an answer is read as it is meant', () => {
  test.each([
    ['Use **luz natural** e *fundo claro*.', 'Use strong(luz natural) e emphasis(fundo claro).'],
    ['__forte__ e _leve_', 'strong(forte) e emphasis(leve)'],
    ['***os dois***', 'strong(emphasis(os dois))'],
    ['**forte com *leve* dentro**', 'strong(forte com emphasis(leve) dentro)'],
    ['Primeira linha\nsegunda linha', 'Primeira linha ↵ segunda linha'],
    ['Um parágrafo.\n\nOutro.', 'Um parágrafo. ¶ Outro.'],
    ['- um\n- **dois**\n\nfim', '• um | • strong(dois) ¶ fim'],
    ['1. um\n2. dois', '1. um | 2. dois'],
    ['1. **Foto**\n   - luz\n   - fundo\n2. Título', '1. strong(Foto) ¶ • luz | • fundo ¶ 2. Título'],
    ['- um\n\n- dois', '• um | • dois'],
    ['## Passos\nComece assim:', '# Passos ¶ Comece assim:'],
    ['Escreva `frete grátis`', 'Escreva code(frete grátis)'],
    ['```\n<b>x</b>\n```', 'code(<b>x</b>)'],
    ['2 * 3 * 4 e snake_case_name', '2 * 3 * 4 e snake_case_name'],
    ['R\\*ção', 'R*ção'],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('an answer can do no harm', () => {
  test.each([
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['![gato](https://ruim.example/espia.png)', 'gato'],
    ['[clique](javascript:alert(1))', 'clique'],
    ['[clique](data:text/html,x)', 'clique'],
    ['[loja](https://loja.example/a)', 'link(https://loja.example/a: loja)'],
    ['Veja https://loja.example/a.', 'Veja link(https://loja.example/a: https://loja.example/a).'],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('markers do not flash while an answer arrives', () => {
  const streaming = { streaming: true };
  test.each([
    ['Use **luz nat', 'Use strong(luz nat)'],
    ['Use **', 'Use '],
    ['Use *', 'Use '],
    ['um *leve', 'um emphasis(leve)'],
    ['veja [a loja](https://lo', 'veja a loja'],
    ['veja [a lo', 'veja '],
    ['- um\n- **do', '• um | • strong(do)'],
  ])('%j', (text, expected) => {
    expect(read(text, streaming)).toBe(expected);
  });
});

test('as many markers without an end as the longest answer holds are read', () => {
  expect(read('**a '.repeat(2000), { streaming: true })).toContain('strong(a ');
  expect(read('*a_['.repeat(2000))).toContain('_[');
});
