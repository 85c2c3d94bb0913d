import type { TemplateText } from './template-text.ts';

export const autoPartsPrompts: readonly TemplateText[] = [
  {
    sample: 'Pneu',
    prompt:
      'Mostre o produto enviado em pé no asfalto molhado, com neblina baixa e reflexo de luzes de pista. Contraluz azulada, gotas nos sulcos, força e aderência.',
  },
  {
    sample: 'Tapete automotivo',
    prompt:
      'Coloque o produto enviado sobre piso de concreto limpo, visto de cima, com uma das pontas em destaque. Luz rasante que revela a textura da borracha, tons de grafite.',
  },
  {
    sample: 'Farol',
    prompt:
      'Apresente o produto enviado aceso em um galpão escuro, com o feixe cortando a névoa da esquerda para a direita. Preto-azulado, contorno fino na lente, potência visível.',
  },
  {
    sample: 'Óleo de motor',
    prompt:
      'Insira o produto enviado na bancada de aço de uma oficina, com painel de ferramentas desfocado. Luz branca de cima, uma poça dourada de óleo refletindo na frente.',
  },
  {
    sample: 'Capa de volante',
    prompt:
      'Mostre o produto enviado no interior de um carro ao entardecer, com o painel aceso e a estrada desfocada no para-brisa. Couro em close, tons de laranja e grafite.',
  },
  {
    sample: 'Roda de liga leve',
    prompt:
      'Exiba o produto enviado sobre plataforma preta brilhante, entre duas faixas de luz de estúdio. Reflexos longos no metal, fundo cinza-chumbo, acabamento de salão do automóvel.',
  },
  {
    sample: 'Cera automotiva',
    prompt:
      'Coloque o produto enviado em um capô vermelho polido, com gotas de água perfeitas e flanela ao lado. Sol de fim de tarde, reflexo do céu na pintura, capricho de lava-rápido.',
  },
  {
    sample: 'Suporte veicular',
    prompt:
      'Posicione o produto enviado no painel do carro, com estrada de serra desfocada à frente. Luz de dia nublado, foco total no encaixe, viagem sem perder o caminho.',
  },
  {
    sample: 'Disco de freio',
    prompt:
      'Mostre o produto enviado em fundo branco puro, de três quartos, com sombra de contato curta. Metal sem estouro de luz, furos e encaixes nítidos: foto principal que evita devolução.',
  },
];
