import { expect, test } from 'vitest';
import { readAuthBody } from './auth-proxy.ts';

test('the fields of a JSON object are read, and no body is an empty one', () => {
  expect(readAuthBody('{"email":"ana@loja.example.com"}')).toEqual({ email: 'ana@loja.example.com' });
  expect(readAuthBody('')).toEqual({});
});

test.each(['null', '[]', '"text"', '1', 'true', '{', 'email=ana'])('the body %s is refused', (text) => {
  expect(() => readAuthBody(text)).toThrow(expect.objectContaining({ status: 400 }));
});
