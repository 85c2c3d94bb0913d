import type { TemplateText } from './template-text.ts';

export const toolsPrompts: readonly TemplateText[] = [
  {
    sample: 'Furadeira',
    prompt:
      'Coloque o produto enviado em uma bancada marcada de uso, com serragem e brocas em volta. Luz dura de lado, painel de ferramentas desfocado, oficina de quem faz.',
  },
  {
    sample: 'Martelo',
    prompt:
      'Mostre o produto enviado apoiado em uma viga de pinus, com pregos espalhados e telhado em obra ao fundo. Sol da manhã, poeira dourada no ar, trabalho começando.',
  },
  {
    sample: 'Lata de tinta',
    prompt:
      'Apresente o produto enviado sem a tampa, com rolo ao lado e uma faixa recém-pintada na parede. Apartamento vazio, lona no chão, claridade de janela e cor verdadeira.',
  },
  {
    sample: 'Trena',
    prompt:
      'Coloque o produto enviado sobre uma planta baixa, em vista de cima, com lápis de carpinteiro e esquadro. Mesa iluminada por igual, azul de projeto, medida exata.',
  },
  {
    sample: 'Torneira',
    prompt:
      'Mostre o produto enviado em uma cuba de pedra, com um fio de água correndo. Revestimento verde-escuro, luz embutida vinda de cima, metal polido sem reflexo estourado.',
  },
  {
    sample: 'Capacete de segurança',
    prompt:
      'Insira o produto enviado em um canteiro de obras, sobre pilha de tijolos, com guindaste ao longe. Nascer do sol, céu em degradê laranja, respeito por quem constrói.',
  },
  {
    sample: 'Esmerilhadeira',
    prompt:
      'Apresente o produto enviado em ambiente escuro, com faíscas laranja saindo do disco em arco. Recorte frio no corpo da ferramenta, potência congelada no instante certo.',
  },
  {
    sample: 'Caixa de ferramentas',
    prompt:
      'Coloque o produto enviado na caçamba de uma picape, com estrada de terra ao fundo. Luz quente das seis da tarde, poeira leve, mais um serviço pela frente.',
  },
  {
    sample: 'Jogo de chaves',
    prompt:
      'Mostre o produto enviado aberto em leque, em fundo branco puro, visto de cima. Todas as peças inteiras no quadro, sombras curtas e metal nítido: foto principal completa.',
  },
];
