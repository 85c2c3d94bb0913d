import { expect, test } from 'vitest';
import { createGrowingReader } from './grow-markdown.ts';
import { readMarkdown } from './read-markdown.ts';

const part = (at: number) =>
  `## Passo ${at}\n\nPara **vender mais**, olhe a *capa* em https://exemplo.com/a_b_${at}.\n\n1. Um\n   - detalhe\n\n2. Dois\n\n| Loja | Letras |\n| --- | --- |\n| Shopee | 120 |\n\n> Uma frase\nque continua.\n\n\`\`\`\ncusto = 3\n\n\`\`\`\n\n`;
const answer = [1, 2, 3, 4, 5].map(part).join('');

/** Read from its first letter; without what the lexer hangs on its list. */
const readWhole = (text: string, streaming = false) => [...readMarkdown(text, { streaming })];

test('a growing answer is read at every moment as it would be read whole', () => {
  const read = createGrowingReader();
  for (let end = 7; end < answer.length; end += 7) {
    const text = answer.slice(0, end);
    expect(read(text, true)).toEqual(readWhole(text, true));
  }
  expect(read(answer, false)).toEqual(readWhole(answer));
});

test('blocks that are settled stay the same objects, so that they are not drawn again', () => {
  const read = createGrowingReader();
  const before = read(answer.slice(0, -20), true);
  const after = read(answer, true);
  const same = after.filter((block) => before.includes(block));
  expect(same.length).toBeGreaterThan(after.length - 8);
});

test('another answer, and one with definitions of links, is read from its beginning', () => {
  const read = createGrowingReader();
  read(answer, true);
  expect(read('Outra **resposta**', true)).toEqual(readWhole('Outra **resposta**', true));
  const defined = `${answer}[a][1]\n\n[1]: https://exemplo.com\n`;
  expect([...read(defined, false)]).toEqual(readWhole(defined));
});
