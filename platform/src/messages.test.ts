import { LONGEST_PROMPT, MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from 'bff/contract/browser';
import { expect, test } from 'vitest';
import { ApiError, type FailureCode } from './api/api-error.ts';
import { messageFor } from './messages.ts';

const failure = (code: FailureCode, details?: Record<string, string>) =>
  new ApiError({ code, status: 400, ...(details ? { details } : {}) });

test.each([
  ['insufficient_credits', 'Você não tem créditos suficientes. Por favor, atualize seu plano.'],
  ['not_authenticated', 'Usuário não autenticado'],
  ['offline', 'Erro de conexão. Verifique sua internet e tente novamente.'],
] as const)('%s shows its quoted sentence', (code, sentence) => {
  expect(messageFor(failure(code))).toBe(sentence);
});

test('a code that only a newer server knows shows the screen’s own sentence', () => {
  expect(messageFor(failure('not_invented_yet' as FailureCode), 'Não deu certo.')).toBe('Não deu certo.');
});

test('the reason of a provider fills its place in the sentence', () => {
  expect(messageFor(failure('background_removal_failed', { reason: 'imagem sem produto' }))).toBe(
    'Erro ao remover fundo: imagem sem produto',
  );
});

test('a picture in another format is refused with the name of the format', () => {
  expect(messageFor(failure('image_format_refused', { format: 'GIF' }))).toBe(
    'Formato GIF não aceito. Envie uma imagem JPG, PNG ou WEBP.',
  );
});

test('the limits in the sentences are the limits in force', () => {
  expect(messageFor(failure('image_too_large'))).toContain(`${MAX_UPLOAD_BYTES / 1024 / 1024} MB`);
  expect(messageFor(failure('image_too_many_pixels', { megapixels: '50' }))).toContain('50 megapixels');
  expect(messageFor(failure('image_not_reduced'))).toContain(`${MAX_UPLOAD_PIXELS / 1_000_000} megapixels`);
  expect(messageFor(failure('prompt_too_long'))).toContain(`${LONGEST_PROMPT} caracteres`);
});

test.each(['internal_error', 'generation_failed'] as const)("%s shows the screen's own sentence", (code) => {
  expect(messageFor(failure(code), 'Erro ao gerar imagem. Tente novamente.')).toBe(
    'Erro ao gerar imagem. Tente novamente.',
  );
});

test('an error that is not a failed call never shows its raw text', () => {
  expect(messageFor(new TypeError('x is undefined'))).toBe('Ocorreu um erro inesperado. Tente novamente.');
});

test('a provider with too many requests says when to try again, also where it did not say so itself', () => {
  expect(messageFor(failure('provider_busy', { wait: '34 segundos' }))).toContain('em 34 segundos.');
  expect(messageFor(failure('provider_busy'))).toContain('em alguns instantes.');
});

test("a reason that is no longer known leaves the screen's own sentence", () => {
  const own = 'Erro ao alterar fundo. Tente novamente.';
  expect(messageFor(failure('background_change_failed'), own)).toBe(own);
});
