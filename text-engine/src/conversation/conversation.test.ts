import { describe, expect, test } from 'vitest';
import { knowMarketplaces } from '../marketplaces.ts';
import { testEngine } from '../testing/test-engine.ts';
import type { Turn } from './answer.ts';
import { familiarWords } from './familiar-words.ts';
import { readAllAdvice } from './read-advice.ts';

/** The answers to questions that are asked one after the other. */
function talk(...questions: string[]): string[] {
  const conversation: Turn[] = [];
  return questions.map((content) => {
    conversation.push({ role: 'user', content });
    const answer = testEngine.answer(conversation);
    conversation.push({ role: 'assistant', content: answer });
    return answer;
  });
}
const last = (...questions: string[]) => talk(...questions).at(-1) ?? '';

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
])('the question "%s" is answered on its subject', (question, ...words) => {
  for (const word of words) expect(last(question)).toMatch(word);
});

test('an answer remembers the product that was named before', () => {
  expect(last('Vendo panelas de ferro.', 'Como tirar fotos?')).toContain('panelas de ferro');
});

describe('a question that is not understood', () => {
  test('is called so, with two subjects to choose from and nothing invented', () => {
    expect(last('xyzzy')).toMatch(
      /^Não tenho certeza.* prefiro não inventar\. É sobre \*\*fotos\*\* ou \*\*preço\*\*\?/,
    );
  });
  test('is offered the subjects that its words are nearest to', () => {
    expect(last('cabe mais enchimento nos cantos da tampa?')).toMatch(
      /^Não tenho certeza.*\*\*embalagem\*\*/,
    );
  });
  test('gets other words the second time, and an offered subject is answered', () => {
    const [first, second, third] = talk('xyzzy', 'plugh', 'fotos');
    expect(second).not.toBe(first);
    expect(third).toContain('fundo branco');
  });
  test('is answered where one letter was wrong', () => {
    expect(last('como faço a embalajem')).toContain('plástico-bolha');
    expect(last('quero saber da devolusao')).toContain('7 dias');
  });
});

test('every subject that may be offered is answered by its name', () => {
  const marketplaces = knowMarketplaces([
    { name: 'Mercado Livre', titleLimit: 60 },
    { name: 'Shopee', titleLimit: 120 },
    { name: 'Amazon', titleLimit: 75 },
  ]);
  const advice = readAllAdvice(marketplaces);
  for (const { subject } of advice) {
    const offered = familiarWords(advice).nearest(subject);
    for (const one of offered)
      expect(testEngine.reply([{ role: 'user', content: one }]).subject, `offered for ${subject}`).toBe(one);
  }
});

describe('what marketplaces ask of sellers every day is known', () => {
  test.each([
    ['pode deixar o telefone da loja na foto?', 'contato e links'],
    ['quero receber por pix', 'Pix'],
    ['tem que ter nfe pra usar o full', 'nota fiscal do Full'],
    ['diferença entre acos e tacos', 'ACOS e ROAS'],
    ['quero sincronizar o estoque da shopee com a amazon', 'integrações'],
    ['sugere um nome pra minha loja de velas', 'nome da loja'],
    ['minha reputação está amarela', 'reputação de vendedor'],
    ['a shopee é boa?', 'não sei'],
  ])('%s', (content, subject) => {
    expect(testEngine.reply([{ role: 'user', content }]).subject).toBe(subject);
  });
});

describe('a photo', () => {
  const answer = (content: string, description: string | null) =>
    testEngine.answer([{ role: 'user', content, photo: { description } }]);

  test('is described before the question is answered', () => {
    expect(answer('Quanto devo cobrar?', 'Uma caneca azul')).toMatch(
      /^\*\*O que vejo na foto:\*\* Uma caneca azul\.\n\n.*margem/s,
    );
  });
  test('gets advice on photos where nothing else was asked', () => {
    expect(answer('O que acha?', 'Uma caneca.')).toMatch(/Antes de publicar a foto/);
  });
  test('that nobody could look at is reported as such', () => {
    const text = answer('Quanto devo cobrar?', null);
    expect(text).toMatch(/não consegui analisá-la.*margem/s);
    expect(text).not.toContain('O que vejo');
  });
});

describe('a seller who writes informally', () => {
  test.each([
    ['como faso pra vende mais no ml', /Visitas baixas/],
    ['qto a shoppe cobra de comissao', /Não arrisco um número.*tabela atual/s],
    ['preciso de mei pra vender?', /MEI.*confirme no portal ou com um contador/s],
    ['como tirar nota', /Nota fiscal.*contador/s],
    ['cliente quer devolver o produto e agora', /7 dias.*confira a regra atual/s],
    ['comprador diz que nao recebeu', /rastreio/],
    ['meu anuncio foi pausado', /estoque.*foto de capa/is],
    ['minha conta foi suspensa na shopee', /canal oficial/],
    ['dicas pra black friday', /última sexta de novembro/],
    ['como embalar vidro', /camadas/],
    ['o que é ACOS', /gasto com anúncios ÷ vendas/],
    ['posso usar foto do fornecedor?', /autorização por escrito/],
    ['o cliente quer pagar por fora', /Nunca venda por fora/],
    ['quantos créditos gasta pra gerar imagem', /1 crédito/],
    ['quanto custa o plano pro', /página \*\*Planos/],
    ['quero falar com atendente humano', /não consigo transferir/],
  ])('%s', (question, words) => expect(last(question)).toMatch(words));
});

test('asked for titles, keywords or a description, it writes them about that product alone', () => {
  const titles = last('faz um titulo pra garrafa termica inox 1 litro preta');
  expect(titles.match(/^\d\. \*\*Garrafa Térmica .*\*\* \(\d+\)$/gm)).toHaveLength(3);
  expect(last('título para kit 3 camisetas masculinas na shopee')).toMatch(/120 caracteres \(Shopee\)/);
  expect(last('me da palavras chave pra garrafa termica')).toMatch(/- garrafa térmica\n/);
  expect(last('escreve uma descrição para um fone bluetooth preto com 20h de bateria')).toMatch(
    /\*\*Fone Bluetooth Preto com 20h de Bateria\*\*/,
  );
});

describe('sums', () => {
  test.each([
    ['Comprei por R$ 30,00, quero vender com 12% de comissão e margem de 20%. Qual preço?', 'R$ 44,12'],
    ['custa 12 reais, comissao de 14%, imposto de 6% e margem de 25%', 'R$ 21,82'],
    ['frete de 25 reais, produto custa 40, vendo por 99, comissão 12%', 'Sobram **R$ 22,12**'],
    ['custo 1.250,50 e vendo por 1.000', 'prejuízo de R$ 250,50'],
    ['12% de 80', 'R$ 9,60'],
    ['custa 30 margem 120%', 'não sobra nada'],
    [
      'comprei a luminária de mesa por 45 e vendo a luminária por 99,90 com comissão de 12%',
      'Sobram **R$ 42,91**',
    ],
    ['qual preço da bolsa de couro que me custou 80 reais, comissão 15%, margem de 25%', 'R$ 133,33'],
    ['comprei uma caixa de 12 canecas por 60 e quero margem de 20%', 'R$ 75,00'],
    ['por quanto vendo um vaso que custa 20?', 'Margem de 20%: **R$ 30,77**'],
    ['vendi a cadeira gamer por 500 com taxa de 18%, quanto recebo?', 'R$ 410,00'],
    ['gastei 50 de ads e vendi 400', '12,5%'],
    ['meu acos está em 20%', 'ROAS de **5**'],
  ])('%s', (question, figure) => expect(last(question).replaceAll('\u00a0', ' ')).toContain(figure));

  test('a figure told later is put into the sum before', () => {
    const answer = last('custa 80 e quero margem de 30%', 'e se a comissão for 16%?');
    // 80 ÷ (1 − 0,46)
    expect(answer.replaceAll('\u00a0', ' ')).toContain('R$ 148,15');
  });

  test('a commission that was not told is not invented, and the table is to be checked', () => {
    const answer = last('custa 50 e quero margem de 30%');
    expect(answer).toMatch(/você não disse, contei \*\*0%\*\*.*por exemplo.*confira a tabela atual/s);
  });
});

describe('what only makes sense after the question before', () => {
  test('an example, more of it, and what was not understood', () => {
    const [first, example, more] = talk(
      'Como calcular o preço?',
      'me dá um exemplo',
      'não entendi, explica melhor',
    );
    expect(example).toMatch(/32 ÷ \(1 − 0,38\)/);
    expect(more).toMatch(/pedaços \*\*do preço de venda/);
    expect(new Set([first, example, more]).size).toBe(3);
  });
  test('another marketplace keeps the subject', () => {
    expect(last('Como escrever um bom título?', 'e na shopee?')).toMatch(/Shopee.*120 caracteres/);
    expect(last('Vendo panelas', 'fotos', 'e no ml?')).toMatch(/Mercado Livre.*fundo branco/);
  });
  test('the same question again gets more, and never the same answer twice', () => {
    const answers = talk('Como tirar fotos?', 'Como tirar fotos?', 'Como tirar fotos?');
    expect(new Set(answers).size).toBe(3);
  });
});

test('a described product is understood as a product', () => {
  expect(last('Como escrever um bom título para o Mercado Livre?')).not.toContain('mercado livre');
  expect(last('posso usar foto do fornecedor?', 'e o preço?')).toContain('preço de um produto');
  expect(last('tenho uma loja de semijoias e queria melhorar as descrições')).toContain('para semijoias:');
  expect(last('oi, queria vender minhas velas aromáticas')).toContain('Para vender **velas aromáticas**');
});

test('thanks, insults, other languages and other subjects are met calmly', () => {
  expect(last('obg')).toMatch(/Que bom ter ajudado/);
  expect(last('vc é burra hein')).toMatch(/desculpe se não ajudei/);
  expect(last('qual a capital da França?')).toMatch(/foge do que eu sei/);
  expect(last('hola, como puedo vender más?')).toMatch(/^Eu respondo em português\./);
  expect(last('What is the best marketplace to sell?')).toMatch(/^Eu respondo em português\./);
  expect(last('não aguento mais viver')).toMatch(/188/);
});

test('the local assistant never passes for a large model', () => {
  for (const question of [
    'você é o ChatGPT?',
    'quem é você?',
    'vc eh um robo?',
    'qual modelo de linguagem você usa?',
  ])
    expect(last(question)).toMatch(/não há um grande modelo de linguagem/);
});

test('the longest question that is taken is answered on its topic', () => {
  expect(last('vendo tênis de corrida e quero um título para anunciar '.repeat(145))).toMatch(/título/i);
  expect(last(`${'a '.repeat(3900)}frete`)).toMatch(/frete/i);
});
