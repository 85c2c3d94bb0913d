import { expect, test } from 'vitest';
import { ApiError, type FailureCode } from './api/api-error.ts';
import { messageFor } from './messages.ts';

const failure = (code: FailureCode, details?: Record<string, string>) =>
  new ApiError({ code, status: 400, ...(details ? { details } : {}) });

test.each([
  ['insufficient_credits', 'Você não tem créditos suficientes. Por favor, atualize seu plano.'],
  ['not_authenticated', 'Usuário não autenticado'],
  ['offline', 'Erro de conexão. Verifique sua internet e tente novamente.'],
] as const)('%s is told in the specified words', (code, sentence) => {
  expect(messageFor(failure(code))).toBe(sentence);
});

test('the reason of a provider fills its place in the sentence', () => {
  expect(messageFor(failure('background_removal_failed', { reason: 'imagem sem produto' }))).toBe(
    'Erro ao remover fundo: imagem sem produto',
  );
});

test('a picture in a format that is not taken is refused by the name of that format', () => {
  expect(messageFor(failure('image_format_refused', { format: 'GIF' }))).toBe(
    'Formato GIF não aceito. Envie uma imagem JPG, PNG ou WEBP.',
  );
});

test.each(['internal_error', 'generation_failed'] as const)(
  '%s is told in the words of the screen',
  (code) => {
    expect(messageFor(failure(code), 'Erro ao gerar imagem. Tente novamente.')).toBe(
      'Erro ao gerar imagem. Tente novamente.',
    );
  },
);

test('what is not a failed call is never shown raw', () => {
  expect(messageFor(new TypeError('x is undefined'))).toBe('Ocorreu um erro inesperado. Tente novamente.');
});
