import type { TemplateText } from './template-text.ts';

export const technologyPrompts: readonly TemplateText[] = [
  {
    sample: 'Smartphone',
    prompt:
      'Coloque o produto enviado em pé sobre base preta brilhante, com reflexo embaixo. Duas luzes de recorte, violeta de um lado e azul do outro, fundo escuro em degradê, anúncio de lançamento.',
  },
  {
    sample: 'Fones de ouvido sem fio',
    prompt:
      'Mostre o produto enviado flutuando acima da caixinha aberta, em fundo lilás-claro liso. Luz difusa de estúdio, sombra redonda embaixo, composição leve e silenciosa.',
  },
  {
    sample: 'Relógio inteligente',
    prompt:
      'Apresente o produto enviado apoiado em uma pedra de granito, com montanhas desfocadas atrás. Luz rasante dourada do nascer do sol, ar frio e espírito de aventura.',
  },
  {
    sample: 'Notebook',
    prompt:
      'Insira o produto enviado em uma mesa de carvalho, com caneca de café e planta pequena. Janela ampla à direita, apartamento claro desfocado, manhã produtiva de home office.',
  },
  {
    sample: 'Capinha de celular',
    prompt:
      'Posicione o produto enviado sobre papéis recortados em ondas coral e azul, em vista de cima. Luz dura, sombras curtas, composição pop para público jovem.',
  },
  {
    sample: 'Caixa de som',
    prompt:
      'Mostre o produto enviado em um deck de madeira, com cordão de luzes desfocado e copos coloridos ao lado. Céu laranja e roxo de fim de tarde, churrasco entre amigos.',
  },
  {
    sample: 'Carregador portátil',
    prompt:
      'Coloque o produto enviado sobre feltro cinza, visto de cima, com cabo enrolado, passaporte e fones alinhados. Luz lateral macia, organização de mala de viagem.',
  },
  {
    sample: 'Câmera de segurança',
    prompt:
      'Apresente o produto enviado na prateleira da sala à noite, com abajur aceso desfocado ao fundo. Luz quente de um lado, azulada da janela do outro: casa protegida.',
  },
  {
    sample: 'Tablet',
    prompt:
      'Mostre o produto enviado de frente, em fundo branco puro, com a tela acesa e sombra de contato discreta. Bordas nítidas, cores fiéis, sem texto nem acessórios, para a foto principal.',
  },
];
