import { expect, test } from 'vitest';
import { advertisingPrompt } from './advertising-prompt.ts';

test.each([
  ['uma caneca', 'Imagem publicitária profissional: uma caneca'],
  [
    'Claro! Aqui está o prompt: Caneca azul sobre mármore com luz de janela',
    'Imagem publicitária profissional: Caneca azul sobre mármore com luz de janela',
  ],
  [
    'Por favor, crie uma imagem de um tênis branco na praia ao pôr do sol',
    'Imagem publicitária profissional: um tênis branco na praia ao pôr do sol',
  ],
  [
    'Quero uma foto de perfume sobre pétalas de rosa',
    'Imagem publicitária profissional: perfume sobre pétalas de rosa',
  ],
  ['Segue a descrição do produto: "Bolsa de couro"', 'Imagem publicitária profissional: Bolsa de couro'],
])('%j becomes %j', (given, made) => {
  expect(advertisingPrompt(given)).toBe(made);
});

test.each([
  'Caneca azul sobre mármore branco, com luz de janela e folhas ao fundo',
  'Okra e tomates frescos sobre uma mesa rústica de madeira',
  'Imagem publicitária profissional: uma caneca',
])('%j stays as it is', (given) => {
  expect(advertisingPrompt(given)).toBe(given);
});

test('a prompt that is only a courtesy is kept rather than emptied', () => {
  expect(advertisingPrompt('Claro!')).toBe('Imagem publicitária profissional: Claro!');
});
