import { expect, test } from 'vitest';
import { cleanKeywords } from './clean-keywords.ts';
import { cleanTitles, cutAtWord } from './clean-titles.ts';

test('numbering, quotes, bold and introductions are removed from a title', () => {
  const answer = `Aqui estão três títulos:\n\n1. "Caneca Azul de Cerâmica 350 ml"\n2) **Caneca para Café**\n- “Caneca Esmaltada”\n`;
  expect(cleanTitles(answer, 60)).toEqual([
    'Caneca Azul de Cerâmica 350 ml',
    'Caneca para Café',
    'Caneca Esmaltada',
  ]);
});

test('a number that belongs to the product stays', () => {
  expect(cleanTitles('12 Copos de Vidro 300 ml\nTítulo 2: 2 Panelas\n3 em 1 Carregador', 60)).toEqual([
    '12 Copos de Vidro 300 ml',
    '2 Panelas',
    '3 em 1 Carregador',
  ]);
});

test('more than three titles are reduced to three, without duplicates', () => {
  expect(cleanTitles('Um\num\nDois\nTrês\nQuatro', 60)).toEqual(['Um', 'Dois', 'Três']);
});

test('a title of more than 60 characters is cut after a word that can end it', () => {
  const title = 'Tênis de Corrida Masculino Leve Respirável Amortecimento para Academia e Caminhada';
  const cut = cutAtWord(title, 60);
  expect(cut).toBe('Tênis de Corrida Masculino Leve Respirável Amortecimento');
  expect(cutAtWord('a'.repeat(80), 60)).toHaveLength(60);
  expect(cutAtWord('Caneca', 60)).toBe('Caneca');
  const exact = `${'abcd '.repeat(11)}abcde`;
  expect(exact).toHaveLength(60);
  expect(cutAtWord(exact, 60)).toBe(exact);
});

test('keywords are split, trimmed and different, regardless of accents and case, and at most fifteen', () => {
  expect(cleanKeywords('Palavras-chave: caneca azul,  Caneca Azul , "café", cafe, 3. xícara.\ncopo')).toEqual(
    ['caneca azul', 'café', 'xícara', 'copo'],
  );
  expect(cleanKeywords(Array.from({ length: 20 }, (_, n) => `termo ${n}`).join(','))).toHaveLength(15);
});

test('a keyword in the plural, or without its accents, is a duplicate; a decimal comma does not separate keywords', () => {
  expect(
    cleanKeywords(
      'camiseta básica, camisetas básicas, Camiseta Basica, botões, botao, flores, flor, anel, anéis',
    ),
  ).toEqual(['camiseta básica', 'botões', 'flores', 'anel']);
  expect(cleanKeywords('tênis, tapete 2,00x1,50, óculos')).toEqual(['tênis', 'tapete 2,00x1,50', 'óculos']);
});
