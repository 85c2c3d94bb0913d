import { describe, expect, test } from 'vitest';
import { knowMarketplaces } from '../marketplaces.ts';
import { adviceOn } from './advice.ts';
import { readAdvice, readAllAdvice } from './read-advice.ts';

const marketplaces = knowMarketplaces([
  { name: 'Feira Azul', titleLimit: 42 },
  { name: 'Bazar', titleLimit: 99 },
]);
const shipping = `# frete

\`\\bfretes?\\b|\\b(?:{marketplaces})\\b\`

Para enviar {produto|o seu produto}{ com produto na caixa|}.

Até {limite de Bazar} letras.

## Mais

Pese {produto|tudo}.

## Exemplo

1 kg.

## Feira Azul

Lá é grátis.
`;
const [advice] = readAdvice(shipping, marketplaces);

describe('advice in a Markdown file', () => {
  test('names the product in its texts, or says what stands behind the bar', () => {
    expect(advice?.text('vasos')).toBe('Para enviar vasos com vasos na caixa.\n\nAté 99 letras.');
    expect(advice?.text(null)).toBe('Para enviar o seu produto.\n\nAté 99 letras.');
    expect(advice?.more?.('vasos')).toBe('Pese vasos.');
    expect(advice?.more?.(null)).toBe('Pese tudo.');
  });

  test('keeps a product that looks like a pattern of replacement as it is', () => {
    expect(advice?.more?.('$& e $1')).toBe('Pese $& e $1.');
  });

  test('has an example, and notes by marketplace', () => {
    expect(advice?.example).toBe('1 kg.');
    expect(advice?.notes).toEqual(new Map([['Feira Azul', 'Lá é grátis.']]));
  });

  test('is found by its questions, in which the marketplaces are those of the list', () => {
    const all = [advice].filter((one) => one !== undefined);
    expect(adviceOn(all, 'qual o frete')).toBe(advice);
    expect(adviceOn(all, 'vale vender no bazar')).toBe(advice);
    expect(adviceOn(all, 'qual a cor')).toBeUndefined();
  });

  test.each([
    ['has no questions', '# frete\n\nTexto.\n', /without questions or a text: 'frete/],
    ['has an unknown section', `${shipping}\n## Outra\n\nTexto.\n`, /'frete' has an unknown section 'Outra'/],
    ['names an unknown marketplace', shipping.replace('Bazar', 'Loja'), /title limit of 'Loja'/],
  ])('is refused with its fault where it %s', (_, markdown, message) => {
    expect(() => readAdvice(markdown, marketplaces)).toThrow(message);
  });
});

test('every piece of advice that is shipped is complete, and leaves no blank unfilled', () => {
  const list = knowMarketplaces([placed('Mercado Livre'), placed('Shopee'), placed('Amazon')]);
  const all = readAllAdvice(list);
  expect(all.length).toBeGreaterThan(45);
  for (const { text, more, example, notes } of all)
    for (const said of [text('vasos'), text(null), more?.('vasos'), more?.(null), example, ...notes.values()])
      expect(said ?? '').not.toMatch(/[{}]|undefined|null/);
  expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length);
});

const placed = (name: string) => ({ name, titleLimit: 60 });
