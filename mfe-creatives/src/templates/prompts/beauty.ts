import type { TemplateText } from './template-text.ts';

export const beautyPrompts: readonly TemplateText[] = [
  {
    sample: 'Creme facial',
    prompt:
      'Coloque o produto enviado sobre bancada de mármore branco, cercado de pétalas de rosa. Luz suave de janela à esquerda, fundo rosa-claro desfocado, pausa de autocuidado no meio da semana.',
  },
  {
    sample: 'Sérum com conta-gotas',
    prompt:
      'Mostre o produto enviado em pé sobre uma lâmina rasa de água, com ondas finas se abrindo em volta. Fundo azul-gelo em degradê e contraluz que atravessa o frasco, frescor imediato.',
  },
  {
    sample: 'Batom vermelho',
    prompt:
      'Apresente o produto enviado entre dobras de cetim cereja, em close. Luz lateral quente, brilho nas bordas e sombra profunda nas pregas: pronto para a festa.',
  },
  {
    sample: 'Perfume',
    prompt:
      'Insira o produto enviado sobre espelho escuro, com flores de jasmim e névoa rasteira. Contraluz âmbar, reflexo nítido embaixo e fundo ameixa quase preto, para vender mistério.',
  },
  {
    sample: 'Pincéis de maquiagem',
    prompt:
      'Coloque o produto enviado em uma penteadeira clara, diante de espelho redondo com lâmpadas acesas. Tons de pêssego desfocados, um pouco de pó solto no tampo, bastidor de camarim.',
  },
  {
    sample: 'Shampoo',
    prompt:
      'Mostre o produto enviado na prateleira de um banheiro com azulejos verde-sálvia, ao lado de eucalipto e toalha dobrada. Luz da manhã entrando de lado, vapor leve, tudo limpo e em ordem.',
  },
  {
    sample: 'Sabonete artesanal',
    prompt:
      'Apresente o produto enviado em uma tábua rústica, com espuma, ramos de lavanda e barbante. Luz natural difusa, paleta lilás e creme, cara de feirinha de produtor.',
  },
  {
    sample: 'Protetor solar',
    prompt:
      'Posicione o produto enviado na borda de pedra de uma piscina, com respingos ao redor. Sol forte, sombra de folha de coqueiro atravessando a cena e água turquesa no fundo.',
  },
  {
    sample: 'Esmaltes',
    prompt:
      'Exiba o produto enviado sobre blocos coloridos em alturas diferentes, com fundo lilás liso. Luz de estúdio dura, sombras marcadas e composição gráfica de campanha.',
  },
];
