import { expect, test } from 'vitest';
import { MESSAGE_LENGTH, maskMessage } from './mask-message.ts';

test.each([
  ["TypeError: Cannot read properties of undefined (reading 'price')"],
  ["TypeError: Can't find variable: onSave"],
  ['ReferenceError: onSave is not defined'],
  ["Failed to execute 'appendChild' on 'Node'"],
])('what code says stays readable: %s', (message) => {
  expect(maskMessage(message)).toBe(message);
});

test.each([
  ['Error: no account for ana.silva+loja@example.com.br', 'Error: no account for [e-mail]'],
  [
    `SyntaxError: Unexpected token 'C', "Caneca azul da Ana" is not valid JSON`,
    `SyntaxError: Unexpected token 'C', "…" is not valid JSON`,
  ],
  ["Error: the prompt 'caneca azul de 350 ml' is too long", "Error: the prompt '…' is too long"],
  ['Error: phone 11987654321, 3 times', 'Error: phone 0, 0 times'],
  ['Error: https://a.example/?token=abc was refused', 'Error: [endereço] was refused'],
  ['Error: token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'Error: token […]'],
  ['Error: image 0b1e7d8a-1c52-4a55-9a0b-5d1d6f6b6a11 is gone', 'Error: image […] is gone'],
  ['Error: “Presente da Júlia” and `Oferta de Ana`', 'Error: "…" and "…"'],
  [
    `SyntaxError: Unexpected token 'B', "["Ana",Bia]" is not valid JSON`,
    `SyntaxError: Unexpected token 'B', "…" is not valid JSON`,
  ],
  [
    `SyntaxError: Unexpected token 'B', ..."na","Ana",Bia]"... is not valid JSON`,
    `SyntaxError: Unexpected token 'B', ..."…"... is not valid JSON`,
  ],
  [`Error: no account for ${'a'.repeat(300)}@example.com`, 'Error: no account for [e-mail]'],
  ['Error: the text "never ends', 'Error: the text "…"'],
])('what may be about a user is masked: %s', (message, masked) => {
  expect(maskMessage(message)).toBe(masked);
  expect(maskMessage(masked)).toBe(masked);
});

test.each([
  ['a NUL and other control characters', 'Error: a\u0000b\u0007c', 'Error: a b c'],
  ['half of a pair', 'Error: a\ud800 b\udc00', 'Error: a b'],
  ['a whole pair', 'Error: 🧉', 'Error: 🧉'],
  ['a pair that is cut', `${'é'.repeat(199)}🧉`, 'é'.repeat(199)],
  ['a pair that is cut while it is read', `${' '.repeat(999)}🧉`, ''],
])('a database stores what is left of %s', (_what, message, masked) => {
  expect(maskMessage(message)).toBe(masked);
});

test('a message is cut', () => {
  expect(maskMessage('very long '.repeat(1000))).toHaveLength(MESSAGE_LENGTH);
});
