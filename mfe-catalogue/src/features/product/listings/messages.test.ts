import { channelOf } from 'bff/contract/browser/channels';
import { checkListing, type ListingTexts, limitOf, noTexts } from 'bff/contract/browser/listings';
import { expect, test } from 'vitest';
import { lengthSentence, problemSentence } from './messages.ts';

const amazon = channelOf('amazon');
const mercadoLivre = channelOf('mercado_livre');
const shopee = channelOf('shopee');
const problemsOf = (channel: typeof amazon, texts: Partial<ListingTexts>) =>
  checkListing(channel, { ...noTexts, ...texts }).map((problem) => problemSentence(problem, channel));

test.each([
  [mercadoLivre, { title: 'a'.repeat(61) }, 'Passou 1 caractere do limite.'],
  [mercadoLivre, { title: 'a'.repeat(63) }, 'Passou 3 caracteres do limite.'],
  [mercadoLivre, { description: 'Temos em estoque' }, 'O Mercado Livre recusa: estoque.'],
  [
    mercadoLivre,
    { description: '<b>Caneca</b>' },
    'O Mercado Livre aceita só texto simples: tire HTML e marcas de formatação.',
  ],
  [shopee, { title: 'Caneca (11) 98765-4321' }, 'A Shopee recusa: telefone.'],
  [amazon, { title: 'caneca caneca caneca' }, 'A palavra “caneca” aparece mais de 2 vezes.'],
  [amazon, { title: 'Caneca!' }, 'A Amazon recusa este sinal: !'],
  [amazon, { title: 'Caneca! $5' }, 'A Amazon recusa estes sinais: ! $'],
  [amazon, { searchTerms: 'a'.repeat(250) }, 'Com 1 byte a mais, a Amazon ignora o campo inteiro.'],
  [amazon, { searchTerms: 'á'.repeat(126) }, 'Com 3 bytes a mais, a Amazon ignora o campo inteiro.'],
  [amazon, { bullets: ['Cerâmica esmaltada'] }, 'A Amazon pede pelo menos 3 tópicos.'],
  [amazon, { bullets: Array(6).fill('Cerâmica esmaltada') }, 'A Amazon aceita até 5 tópicos.'],
  [
    amazon,
    { bullets: ['Curto', ...Array(2).fill('Cerâmica esmaltada')] },
    'Escreva pelo menos 10 caracteres.',
  ],
  [
    amazon,
    { bullets: Array(5).fill('a'.repeat(200)) },
    'Juntos, os tópicos passaram 1 caractere do limite de 999.',
  ],
] as const)('%#: a refused text says why in one sentence', (channel, texts, sentence) => {
  expect(problemsOf(channel, texts)).toEqual([sentence]);
});

test('lengths are counted as the channel counts them', () => {
  expect(lengthSentence(57, limitOf(mercadoLivre, 'title'))).toBe('57 de 60 caracteres');
  expect(lengthSentence(240, limitOf(amazon, 'searchTerms'))).toBe('240 de 249 bytes');
  expect(lengthSentence(2345, limitOf(shopee, 'description'))).toBe('2.345 de 3.000 caracteres');
  expect(lengthSentence(1, limitOf(mercadoLivre, 'description'))).toBe('1 caractere');
  expect(lengthSentence(57, limitOf(mercadoLivre, 'description'))).toBe('57 caracteres');
});
