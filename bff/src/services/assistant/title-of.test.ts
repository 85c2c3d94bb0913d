import { expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

test.each([
  ['  Como tirar\n\nfotos? ', 'Como tirar fotos?'],
  [
    'Vendo canecas de cerâmica, feitas à mão, e quero saber como tirar fotos melhores com o celular',
    'Vendo canecas de cerâmica, feitas à mão, e quero saber como…',
  ],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(90), `${'a'.repeat(60)}…`],
  [`${'a'.repeat(58)}, e depois`, `${'a'.repeat(58)}…`],
  ['🎁'.repeat(70), `${'🎁'.repeat(60)}…`],
])('the title of a conversation is its first question, cut at a word: %s', (question, title) => {
  expect(titleOf(question)).toBe(title);
});
