import type { TemplateText } from './template-text.ts';

export const petShopPrompts: readonly TemplateText[] = [
  {
    sample: 'Comedouro',
    prompt:
      'Coloque o produto enviado cheio de ração no piso de uma cozinha clara, com um vira-lata caramelo desfocado esperando atrás. Luz da manhã, câmera na altura do focinho.',
  },
  {
    sample: 'Coleira',
    prompt:
      'Mostre o produto enviado em um tronco de praça, com grama e flores miúdas em volta. Sol por entre as árvores, plaquinha de metal brilhando, hora do passeio.',
  },
  {
    sample: 'Caminha',
    prompt:
      'Apresente o produto enviado na sala, sobre tapete claro, com um gato tigrado aninhado no meio. Abajur aceso ao lado, noite fria e tons de mel.',
  },
  {
    sample: 'Arranhador',
    prompt:
      'Insira o produto enviado perto de uma janela com cortina leve e plantas altas, com um gato preto sentado no topo. Claridade de sábado, parede rosa-queimado, curiosidade felina.',
  },
  {
    sample: 'Bolinha',
    prompt:
      'Coloque o produto enviado na grama alta, com respingos de irrigador congelados no ar. Câmera rente ao chão, sol contra, quintal cheio de energia.',
  },
  {
    sample: 'Pacote de ração',
    prompt:
      'Mostre o produto enviado em pé sobre piso de madeira, com grãos espalhados e tigela de inox na frente. Parede azul-petróleo, luz lateral, rótulo inteiro à vista.',
  },
  {
    sample: 'Aquário',
    prompt:
      'Coloque o produto enviado em um móvel escuro à noite, com plantas aquáticas e peixe vermelho. Luz azul de dentro iluminando a parede, ambiente calmo e quase hipnótico.',
  },
  {
    sample: 'Shampoo para pets',
    prompt:
      'Apresente o produto enviado na bancada de banho, com espuma, bolhas e toalha amarela. Azulejos azul-claros, luz branca alegre, dia de banho e tosa.',
  },
  {
    sample: 'Casinha',
    prompt:
      'Posicione o produto enviado em uma varanda com vasos de barro e piso de cerâmica. Sol morno de inverno, cerca branca e jardim desfocado, lar de quem late.',
  },
];
