import type { TemplateText } from './template-text.ts';

export const fashionPrompts: readonly TemplateText[] = [
  {
    sample: 'Vestido midi estampado',
    prompt:
      'Coloque o produto enviado em um cabide de madeira, na arara dourada, diante de parede cor de linho. Luz de janela pela esquerda, sombra longa no reboco, jeito de ateliê de bairro.',
  },
  {
    sample: 'Bolsa de couro caramelo',
    prompt:
      'Mostre o produto enviado sobre pedestal de concreto claro, diante de um arco terracota. Sol baixo de fim de tarde, sombra bem desenhada e uma folha de palmeira desfocada em primeiro plano.',
  },
  {
    sample: 'Tênis casual',
    prompt:
      'Insira o produto enviado em uma calçada de pedra molhada de chuva, com a câmera rente ao chão. Luzes da rua viram círculos coloridos no fundo e se refletem na água: noite de São Paulo.',
  },
  {
    sample: 'Relógio de pulso',
    prompt:
      'Apresente o produto enviado sobre uma almofada de couro caramelo, com fundo verde-garrafa. Luz lateral estreita que acende o metal e deixa o resto na penumbra, elegante como presente de formatura.',
  },
  {
    sample: 'Óculos de sol',
    prompt:
      'Coloque o produto enviado na areia clara, ao lado de uma concha, com mar calmo e céu limpo ao fundo. Sol de meio-dia, cores de verão no Nordeste, horizonte levemente desfocado.',
  },
  {
    sample: 'Calça jeans',
    prompt:
      'Mostre o produto enviado em dobras retas sobre tampo de madeira clara, em vista de cima, com um cinto enrolado ao lado. Luz difusa de dia nublado, sem reflexos, com a trama do tecido bem nítida.',
  },
  {
    sample: 'Colar com pingente',
    prompt:
      'Exiba o produto enviado em um busto de veludo azul-noite, com pontos de luz desfocados atrás. Um único foco vem de cima, o contraste é alto e cada pedra cintila como em vitrine de joalheria.',
  },
  {
    sample: 'Boné',
    prompt:
      'Posicione o produto enviado flutuando diante de papel amarelo liso, com sombra curta e gráfica na parede. Luz frontal dura, ângulo levemente baixo, visual jovem de lançamento.',
  },
  {
    sample: 'Camiseta de algodão',
    prompt:
      'Mostre o produto enviado de frente, em fundo branco puro, com iluminação uniforme e sombra de contato discreta. Sem objetos em volta, preenchendo quase todo o quadro, como pede a primeira foto do anúncio.',
  },
];
