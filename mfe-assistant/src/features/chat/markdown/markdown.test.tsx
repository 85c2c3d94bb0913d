import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

/** The elements and words of a drawn answer, without attributes, icons and what only screen readers hear. */
function drawn(text: string, streaming = false): string {
  const { container } = render(<Markdown text={text} streaming={streaming} />);
  for (const extra of container.querySelectorAll('svg, a > span')) extra.remove();
  return (container.firstElementChild?.innerHTML ?? '').replace(/<(\w+)[^>]*>/g, '<$1>');
}

describe('an answer shows', () => {
  test.each([
    [
      'bold and italic',
      'Use **luz natural** e *fundo claro*.',
      '<p>Use <strong>luz natural</strong> e <em>fundo claro</em>.</p>',
    ],
    [
      'both at once, with accents beside them',
      '***são*** e__não__',
      '<p><em><strong>são</strong></em> e__não__</p>',
    ],
    ['strikethrough', '~~R$ 99~~ R$ 79', '<p><del>R$ 99</del> R$ 79</p>'],
    ['a range with tildes as it was written', '10~20 ou 30~40', '<p>10~20 ou 30~40</p>'],
    ['a line break for each line', 'Primeira\nsegunda', '<p>Primeira<br>segunda</p>'],
    ['paragraphs', 'Um.\n\nOutro.', '<p>Um.</p><p>Outro.</p>'],
    ['a heading as a bold line', '## Passos\nComece:', '<p><strong>Passos</strong></p><p>Comece:</p>'],
    [
      'a list within a list',
      '1. **Foto**\n   - luz\n     - de lado\n   - fundo\n2. Título',
      '<ol><li><strong>Foto</strong><ul><li>luz<ul><li>de lado</li></ul></li><li>fundo</li></ul></li><li>Título</li></ol>',
    ],
    ['tasks', '- [x] foto\n- [ ] título', '<ul><li>☑ foto</li><li>☐ título</li></ul>'],
    [
      'a quotation with what it holds',
      '> Compre **hoje**\n>\n> - frete',
      '<blockquote><p>Compre <strong>hoje</strong></p><ul><li>frete</li></ul></blockquote>',
    ],
    ['a line between two parts', 'Um\n\n---\n\nDois', '<p>Um</p><hr><p>Dois</p>'],
    ['code', 'Escreva `frete_grátis`', '<p>Escreva <code>frete_grátis</code></p>'],
    ['a block of code', '```html\n<b>x</b>\n```', '<pre>&lt;b&gt;x&lt;/b&gt;</pre>'],
    ['escaped marks', 'R\\*ção', '<p>R*ção</p>'],
    ['what only looks like marks', '2 * 3 * 4 e snake_case_name', '<p>2 * 3 * 4 e snake_case_name</p>'],
  ])('%s', (_case, text, elements) => {
    expect(drawn(text)).toBe(elements);
  });

  test('a table with its headings and alignment', () => {
    drawn('| Canal | Título |\n| --- | ---: |\n| **Shopee** | 120 |');
    expect(screen.getByRole('columnheader', { name: 'Canal' })).toBeTruthy();
    expect(screen.getByText('Shopee').tagName).toBe('STRONG');
    expect(screen.getByRole('cell', { name: '120' }).dataset.align).toBe('right');
  });

  test('an ordered list that begins where the model began it', () => {
    drawn('3. três\n4. quatro');
    expect(screen.getByRole('list').getAttribute('start')).toBe('3');
  });
});

describe('a link', () => {
  test.each([
    ['with underscores', '[loja](https://loja.example/a_b_c)', 'loja', 'https://loja.example/a_b_c'],
    [
      'without a name',
      'Veja https://loja.example/a_b_c.',
      'https://loja.example/a_b_c',
      'https://loja.example/a_b_c',
    ],
    ['with brackets', '[guia](https://x.example/a_(b))', 'guia', 'https://x.example/a_(b)'],
    ['to a mail address', 'Fale com oi@loja.example', 'oi@loja.example', 'mailto:oi@loja.example'],
  ])('%s leads where it says, in another tab', (_case, text, name, href) => {
    drawn(text);
    cleanup();
    render(<Markdown text={text} />);
    const link = screen.getByRole('link', { name: `${name} (abre em outra aba)` });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/settings',
    'java&#115;cript:alert(1)',
  ])('to %s is only its words', (address) => {
    expect(drawn(`[clique](${address})`)).toBe('<p>clique</p>');
  });
});

describe('HTML in an answer is text', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    'Olá <b onclick="x()">você</b>',
    '<script>alert(1)</script>',
    '<div>\n**bloco**\n</div>',
    '- <iframe srcdoc="x"></iframe>',
    '| a |\n| - |\n| <img src=x> |',
    '<!-- nada -->',
    '<https://loja.example/"onclick="x()>',
  ])('%j', (html) => {
    const { container } = render(<Markdown text={html} />);
    expect(
      container.querySelector('img, b, script, iframe, [onclick], [onerror], div > div:not([class])'),
    ).toBeNull();
  });

  test('a picture from elsewhere is its description', () => {
    expect(drawn('![gato](https://ruim.example/espia.png)')).toBe('<p>gato</p>');
  });
});

describe('while an answer arrives, no mark flashes', () => {
  test.each([
    ['Use **luz nat', '<p>Use <strong>luz nat</strong></p>'],
    ['Use **', '<p>Use</p>'],
    ['Use *', '<p>Use</p>'],
    ['um *leve', '<p>um <em>leve</em></p>'],
    ['de ~~R$ 9', '<p>de <del>R$ 9</del></p>'],
    ['`cód', '<p><code>cód</code></p>'],
    ['veja [a loja](https://lo', '<p>veja a loja</p>'],
    ['veja [a lo', '<p>veja a lo</p>'],
    ['![gato](https://ruim', '<p>gato</p>'],
    ['- um\n- **do', '<ul><li>um</li><li><strong>do</strong></li></ul>'],
    ['de 10 < 20', '<p>de 10 &lt; 20</p>'],
  ])('%j', (text, elements) => {
    expect(drawn(text, true)).toBe(elements);
  });
});

test.each([
  '>'.repeat(8000),
  `${'- '.repeat(3990)}fim`,
  '**a '.repeat(2000),
  '['.repeat(8000),
  '|a'.repeat(2000),
])('the longest answer is drawn, whatever it repeats (%#)', (text) => {
  const { container } = render(<Markdown text={text} streaming />);
  expect(container.textContent).not.toBe('');
});
