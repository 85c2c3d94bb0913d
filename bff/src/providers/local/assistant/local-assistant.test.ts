import { expect, test } from 'vitest';
import { answerTo } from './local-assistant.ts';

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
