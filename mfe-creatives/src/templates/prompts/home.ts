import type { TemplateText } from './template-text.ts';

export const homePrompts: readonly TemplateText[] = [
  {
    sample: 'Poltrona',
    prompt:
      'Coloque o produto enviado em uma sala com piso de taco, parede verde-oliva e uma costela-de-adão ao lado. Janela ampla à esquerda, fim de manhã, apartamento antigo reformado.',
  },
  {
    sample: 'Abajur',
    prompt:
      'Mostre o produto enviado aceso sobre criado-mudo de madeira escura, ao anoitecer. Halo morno na parede cor de areia, livros empilhados ao lado, convite à leitura.',
  },
  {
    sample: 'Almofada',
    prompt:
      'Apresente o produto enviado em um sofá de linho cru, com manta de tricô jogada no braço. Luz difusa de varanda, paleta terracota e areia, enquadramento próximo do tecido.',
  },
  {
    sample: 'Vaso de cerâmica',
    prompt:
      'Coloque o produto enviado sobre banco de concreto, com galhos de capim-dos-pampas. Parede caiada riscada pela sombra da persiana, sol das cinco da tarde, estética minimalista.',
  },
  {
    sample: 'Espelho redondo',
    prompt:
      'Mostre o produto enviado na parede de um hall, acima de aparador de madeira com vaso e tigela de chaves. Reflexo claro de janela, tons de rosa-antigo, chegada em casa.',
  },
  {
    sample: 'Quadro decorativo',
    prompt:
      'Insira o produto enviado na parede azul-petróleo, centralizado acima de um sofá caramelo. Luz de trilho vinda de cima, moldura com sombra fina, visual de galeria.',
  },
  {
    sample: 'Rede de descanso',
    prompt:
      'Coloque o produto enviado em uma varanda com piso de ladrilho e samambaias penduradas, com o mar lá atrás. Sombra fresca em primeiro plano, claridade de litoral, preguiça de férias.',
  },
  {
    sample: 'Vela aromática',
    prompt:
      'Exiba o produto enviado com o pavio aceso, em bandeja redonda de travertino, com flores secas e fósforos. Quase escuro, fundo vinho, a chama como luz principal.',
  },
  {
    sample: 'Jogo de cama',
    prompt:
      'Mostre o produto enviado em uma cama arrumada, com cabeceira ripada de madeira e luz da manhã pela cortina. Enquadramento frontal, branco e azul-névoa, lençol bem esticado.',
  },
];
