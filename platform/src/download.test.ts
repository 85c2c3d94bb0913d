import { expect, test } from 'vitest';
import { downloadName } from './download.ts';

test.each([
  ['Garrafa de azeite sobre mesa de madeira', 'Garrafa-de-azeite-so.png'],
  ['Café à mão, ção', 'Cafe-a-mao-cao.png'],
  ['../../etc/passwd', 'etc-passwd.png'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.png'],
  ['exatamente dezenove - e mais', 'exatamente-dezenove.png'],
])('a download of %s is saved as %s', (prompt, name) => {
  expect(downloadName(prompt)).toBe(name);
});

test.each([null, '', '🎁🎁', '---'])(
  'a prompt without safe characters (%s) falls back to a default name',
  (prompt) => {
    expect(downloadName(prompt)).toBe('imagem.png');
    expect(downloadName(prompt, 'fundo-removido')).toBe('fundo-removido.png');
  },
);
