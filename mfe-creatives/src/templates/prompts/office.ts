import type { TemplateText } from './template-text.ts';

export const officePrompts: readonly TemplateText[] = [
  {
    sample: 'Caderno',
    prompt:
      'Coloque o produto enviado em uma carteira de madeira clara, com lápis de cor em leque e lousa verde desfocada. Luz de sala de aula, começo de fevereiro, volta às aulas.',
  },
  {
    sample: 'Canetas coloridas',
    prompt:
      'Mostre o produto enviado em um porta-lápis, com fundo dividido em coral e azul. Luz frontal dura, sombras gráficas, contraste que chama o clique.',
  },
  {
    sample: 'Mochila',
    prompt:
      'Apresente o produto enviado em um banco de pátio escolar, com árvores e prédio desfocados. Sol da tarde de lado, folhas no chão, saída da escola.',
  },
  {
    sample: 'Agenda',
    prompt:
      'Coloque o produto enviado sobre linho bege, em vista de cima, com café, ramo de eucalipto e clipes dourados. Claridade de manhã, sombras longas, semana planejada.',
  },
  {
    sample: 'Luminária de mesa',
    prompt:
      'Mostre o produto enviado com a lâmpada acesa em uma escrivaninha, com livros e papéis organizados. Noite azul na janela, cone de luz quente no tampo, concentração de véspera de prova.',
  },
  {
    sample: 'Organizador de mesa',
    prompt:
      'Posicione o produto enviado em um escritório claro, com papelaria arrumada dentro e mural desfocado. Luz difusa, branco e verde-sálvia, cada coisa em seu lugar.',
  },
  {
    sample: 'Livros',
    prompt:
      'Insira o produto enviado em uma biblioteca de estantes altas, sobre mesa de mogno. Raio de sol dourado cruzando a poeira, silêncio e couro antigo.',
  },
  {
    sample: 'Calculadora',
    prompt:
      'Apresente o produto enviado sobre papéis com gráficos, em vista de cima, com óculos e caneta ao lado. Mesa azul-acinzentada, luz neutra, fechamento do mês em dia.',
  },
  {
    sample: 'Estojo de aquarela',
    prompt:
      'Coloque o produto enviado em papel texturizado com manchas de aquarela, visto de cima, entre pincéis e copo de água. Luz natural macia, cores vibrantes, tarde de criação.',
  },
];
