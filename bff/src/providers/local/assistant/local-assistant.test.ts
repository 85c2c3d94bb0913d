import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import type { ImageModel } from '../../../ports/image-model.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import { answerTo, createLocalAssistant } from './local-assistant.ts';

const ask = (...questions: string[]) =>
  answerTo(questions.map((content) => ({ role: 'user' as const, content })));

test.each([
  ['Como faço um bom título para tênis de corrida?', /título/i, /tênis de corrida/],
  ['Que fotos devo tirar? Vendo canecas de cerâmica.', /fundo branco/, /canecas de cerâmica/],
  ['Quanto devo cobrar?', /margem/, /Comissão/],
  ['Como funciona o frete no Mercado Livre?', /frete/i, /caixa menor/],
  ['Qual o preço do frete?', /Entrega rápida/, /peso cúbico/],
  ['Qual nicho escolher?', /nicho/, /margem/],
  ['Que modelo de tênis ponho na foto?', /fundo branco/, /medidas/],
  ['Como anunciar no Mercado Livre?', /Para o seu produto/, /60 caracteres/],
  ['Você entende de logística?', /Entrega rápida/, /frete/],
  ['Minha loja de roupas vende pouco, como vender mais?', /nesta ordem/, /roupas/],
])('%s is answered on its subject', (question, ...words) => {
  const answer = ask(question);
  for (const word of words) expect(answer).toMatch(word);
});

test('the product that was named before is remembered', () => {
  expect(ask('Vendo panelas de ferro.', 'Como tirar fotos?')).toContain('panelas de ferro');
});

test('what was not understood is asked back, and nothing is invented', () => {
  expect(ask('xyzzy')).toMatch(/Posso ajudar melhor/);
});

test('asked what it is, it says that it is a demonstration without a large model', () => {
  expect(ask('Você é uma IA?')).toMatch(/demonstração.*não há um grande modelo/s);
});

async function askWithPhoto(content: string, describe: ImageModel['describe']) {
  const clock = { now: () => new Date(), sleep: async () => undefined };
  const photo = { bytes: Buffer.from('jpg'), mimeType: 'image/jpeg' as const };
  const words = createLocalAssistant(clock, { describe }).answer(
    [{ role: 'user', content, photo }],
    new AbortController().signal,
  );
  let text = '';
  for await (const word of words) text += word;
  return text;
}
const seen = { model: 'm', tokensUsed: 0, costUsd: 0, demonstration: true };

test('a photo is described as it was seen, and then the question is answered', async () => {
  const describe = async () => ({ ...seen, text: 'Uma caneca azul sobre madeira.' });
  const answer = await askWithPhoto('Quanto devo cobrar?', describe);
  expect(answer).toMatch(/^\*\*O que vejo na foto:\*\* Uma caneca azul sobre madeira\.\n\n.*margem/s);
  expect(await askWithPhoto('O que acha?', describe)).toMatch(/Antes de publicar a foto/);
});

test('a photo that could not be read is reported, and nothing is invented about it', async () => {
  const describe = () => Promise.reject(new ProviderError('temporary', 'fora'));
  const answer = await askWithPhoto('Quanto devo cobrar?', describe);
  expect(answer).toMatch(/não consegui analisá-la.*margem/s);
  expect(answer).not.toContain('O que vejo');
});
