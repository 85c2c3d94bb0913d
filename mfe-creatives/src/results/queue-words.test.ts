import { expect, test } from 'vitest';
import { queueWords } from './queue-words.ts';

test.each([
  [2, 40, 'Sua imagem é a 3ª da fila. Cerca de 40 segundos.'],
  [1, 0, 'Sua imagem é a 2ª da fila. Cerca de 5 segundos.'],
  [1, 41, 'Sua imagem é a 2ª da fila. Cerca de 45 segundos.'],
  [9, 56, 'Sua imagem é a 10ª da fila. Cerca de 1 minuto.'],
  [9, 89, 'Sua imagem é a 10ª da fila. Cerca de 2 minutos.'],
  [9, 70, 'Sua imagem é a 10ª da fila. Cerca de 1 minuto.'],
  [40, 180, 'Sua imagem é a 41ª da fila. Cerca de 3 minutos.'],
  [99, 600, 'Sua imagem é a 100ª da fila. Mais de 3 minutos.'],
])(
  'with %i before it and %i s to wait a seller reads the place and the time',
  (place, expectedSeconds, words) => {
    expect(queueWords({ place, expectedSeconds })).toBe(words);
  },
);

test('the next one, and one whose time nobody knows, read nothing', () => {
  expect(queueWords({ place: 0, expectedSeconds: 12 })).toBe('');
  expect(queueWords({ place: 4, expectedSeconds: null })).toBe('');
});
