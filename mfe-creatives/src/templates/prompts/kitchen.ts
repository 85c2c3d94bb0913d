import type { TemplateText } from './template-text.ts';

export const kitchenPrompts: readonly TemplateText[] = [
  {
    sample: 'Panela',
    prompt:
      'Coloque o produto enviado no fogão cooktop de vidro preto, com vapor subindo e legumes frescos ao lado. Luz quente da coifa, azulejos brancos desfocados, almoço de domingo.',
  },
  {
    sample: 'Faca de chef',
    prompt:
      'Apresente o produto enviado sobre tábua de madeira escura, em vista de cima, entre tomates e manjericão. Luz lateral dura que desenha o fio da lâmina, fundo de ardósia.',
  },
  {
    sample: 'Caneca',
    prompt:
      'Mostre o produto enviado com café fumegante, em mesa de fazenda com pão de queijo no prato. Janela em contraluz, cortina clara desfocada, manhã fria de Minas.',
  },
  {
    sample: 'Liquidificador',
    prompt:
      'Insira o produto enviado em bancada de granito claro, com morangos, banana e hortelã em volta. Parede verde-água, luz de dia frontal, vitamina pronta em um minuto.',
  },
  {
    sample: 'Potes herméticos',
    prompt:
      'Coloque o produto enviado em fila nas prateleiras brancas de uma despensa, com arroz, feijão e macarrão à vista. Luz uniforme, etiquetas viradas para a frente, organização que dá gosto.',
  },
  {
    sample: 'Garrafa térmica',
    prompt:
      'Mostre o produto enviado em uma toalha xadrez de piquenique, com cesta de vime e frutas. Gramado desfocado, sol filtrado pelas árvores, domingo no parque.',
  },
  {
    sample: 'Fritadeira sem óleo',
    prompt:
      'Apresente o produto enviado na bancada de uma cozinha planejada à noite, com fita de LED sob o armário e batatas douradas no prato. Tons de grafite e âmbar, jantar rápido.',
  },
  {
    sample: 'Taças de vinho',
    prompt:
      'Exiba o produto enviado em mesa de jantar posta, com velas e guardanapo de linho. Brilhos dourados desfocados ao fundo, vidro recortado pela contraluz, noite especial.',
  },
  {
    sample: 'Utensílios de silicone',
    prompt:
      'Posicione o produto enviado em um pote de cerâmica, com fundo pêssego liso e farinha polvilhada na mesa. Luz frontal macia, cores combinadas, receita em família.',
  },
];
