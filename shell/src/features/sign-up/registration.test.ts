import { expect, test } from 'vitest';
import { Registration } from './registration.ts';

const good = {
  fullName: 'Ana Vendedora',
  phone: '(11) 98765-4321',
  email: 'ana@loja.com.br',
  password: 'Segredo!2026',
  confirmation: 'Segredo!2026',
};

/** The message under each field. */
function sentences(form: Partial<typeof good>) {
  const { error } = Registration.safeParse({ ...good, ...form });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

test('a complete form is accepted', () => {
  expect(sentences({})).toEqual({});
});

test.each(['fullName', 'phone', 'email', 'password', 'confirmation'] as const)('%s is required', (field) => {
  expect(sentences({ [field]: '' })[field]).toBe('Por favor, preencha todos os campos');
});

test('a name of spaces is refused', () => {
  expect(sentences({ fullName: '   ' })).toEqual({ fullName: 'Por favor, preencha todos os campos' });
});

test.each(['(11) 98765-432', '(11) 9'])('a phone of other than 11 digits (%s) is refused', (phone) => {
  expect(sentences({ phone })).toEqual({ phone: 'O telefone deve ter exatamente 11 dígitos' });
});

test.each(['ana', 'ana@', 'ana@loja', 'ana @loja.com'])('%s is refused as an e-mail', (email) => {
  expect(sentences({ email })).toEqual({ email: 'Informe um email válido' });
});

test.each([
  ['short', 'Se!2026'],
  ['without an uppercase letter', 'segredo!2026'],
  ['without a lowercase letter', 'SEGREDO!2026'],
  ['without a digit', 'Segredo!abc'],
  ['without a special character', 'Segredo2026'],
])('a password %s is refused', (_, password) => {
  expect(sentences({ password, confirmation: password })).toEqual({
    password: 'A senha não atende aos critérios de segurança',
  });
});

test('a confirmation that differs is refused, even while other fields are wrong', () => {
  expect(sentences({ confirmation: 'Segredo!2027', phone: '(11) 9' })).toEqual({
    phone: 'O telefone deve ter exatamente 11 dígitos',
    confirmation: 'As senhas não coincidem',
  });
});
