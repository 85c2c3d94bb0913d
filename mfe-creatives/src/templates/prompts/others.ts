import type { TemplateText } from './template-text.ts';

export const othersPrompts: readonly TemplateText[] = [
  {
    prompt:
      'Mostre o produto enviado de frente, em fundo branco puro, com luz uniforme e sombra de contato suave. Sem texto nem objetos em volta, preenchendo quase todo o quadro: foto principal do anúncio.',
  },
  {
    prompt:
      'Coloque o produto enviado sobre mesa de madeira rústica, com luz quente de fim de tarde. Fundo desfocado em tons de caramelo, um ramo verde na lateral.',
  },
  {
    prompt:
      'Apresente o produto enviado em bancada de mármore branco, com luz de janela à esquerda. Fundo cinza-pérola, poucos elementos, leitura imediata.',
  },
  {
    prompt:
      'Insira o produto enviado em um pedestal redondo, diante de degradê do violeta ao rosa. Luz de estúdio macia e círculos de brilho ao fundo, destaque de campanha.',
  },
  {
    prompt:
      'Posicione o produto enviado sobre papel kraft, visto de cima, ao lado de caixa, barbante e cartão de agradecimento. Claridade difusa, carinho de loja pequena.',
  },
  {
    prompt:
      'Mostre o produto enviado seguro por uma mão, em close, com fundo neutro desfocado. Luz natural, tamanho real fácil de entender, foco na textura.',
  },
  {
    prompt:
      'Coloque o produto enviado em um jardim, sobre pedra clara com folhas em volta. Sol filtrado pelas árvores, verde desfocado, frescor de manhã.',
  },
  {
    prompt:
      'Exiba o produto enviado em cena de Natal, com fita vermelha, pinhas e luzinhas douradas desfocadas. Superfície escura, calor de presente embaixo da árvore.',
  },
  {
    prompt:
      'Apresente o produto enviado em base preta brilhante, com uma faixa de luz vindo de trás. Fundo grafite, reflexo nítido embaixo, clima de Black Friday.',
  },
];
