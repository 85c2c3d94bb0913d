import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['emphasis and code', 'Use **luz *natural*** e `frete_grátis`.', 'Use luz natural e frete_grátis.'],
  ['a heading', '## Características\nAlgodão', 'Características\n\nAlgodão'],
  ['lists', '- **Cor:** azul\n- Tamanho\n  1. P\n  2. M', '- Cor: azul\n- Tamanho\n  1. P\n  2. M'],
  ['tasks', '- [x] foto\n- [ ] título', '☑ foto\n☐ título'],
  ['a table', '| Canal | Título |\n| --- | --- |\n| **Shopee** | 120 |', 'Canal | Título\nShopee | 120'],
  ['a quotation and a line', '> Compre\n\n---\n\nHoje', 'Compre\n\nHoje'],
  [
    'links',
    '[ajuda](https://ajuda.com.br/a_b) e https://ajuda.com.br/c_d',
    'ajuda (https://ajuda.com.br/a_b) e https://ajuda.com.br/c_d',
  ],
  ['lines', 'Primeira\nsegunda ~~R$ 99~~ 10~20', 'Primeira\nsegunda R$ 99 10~20'],
])('a copied answer has no marks: %s', (_case, markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});
