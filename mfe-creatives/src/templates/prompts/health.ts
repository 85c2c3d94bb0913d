import type { TemplateText } from './template-text.ts';

export const healthPrompts: readonly TemplateText[] = [
  {
    sample: 'Pote de suplemento',
    prompt:
      'Coloque o produto enviado sobre bancada de concreto, com halteres desfocados ao fundo. Luz lateral fria, contraste alto e poeira iluminada no ar: energia de treino ao amanhecer.',
  },
  {
    sample: 'Termômetro digital',
    prompt:
      'Mostre o produto enviado sobre tecido de algodão branco, ao lado de uma xícara de chá com limão. Luz macia de janela, fundo azul bem claro, carinho de quem cuida.',
  },
  {
    sample: 'Difusor de aromas',
    prompt:
      'Apresente o produto enviado com névoa subindo, em bandeja de bambu com pedras lisas. Luz baixa e quente, parede verde-musgo, folhas desfocadas nas bordas como em um spa.',
  },
  {
    sample: 'Frasco de cápsulas',
    prompt:
      'Insira o produto enviado em uma mesa de madeira clara, com hortelã, gengibre fatiado e mel. Contraluz da manhã, fundo de horta desfocado, sensação natural e fresca.',
  },
  {
    sample: 'Massageador portátil',
    prompt:
      'Coloque o produto enviado sobre toalhas enroladas, ao lado de uma vela acesa e de uma orquídea branca. Tons de cinza e lavanda, meia-luz, descanso depois do treino.',
  },
  {
    sample: 'Balança digital',
    prompt:
      'Mostre o produto enviado no piso de madeira, em vista de cima, com fita métrica e um par de meias ao lado. Claridade uniforme, sombras curtas, linhas retas e organizadas.',
  },
  {
    sample: 'Vitamina efervescente',
    prompt:
      'Exiba o produto enviado junto a um copo de água com bolhas e rodelas de laranja. Fundo amarelo-manga em degradê, luz por trás do copo, cor viva de café da manhã.',
  },
  {
    sample: 'Travesseiro ortopédico',
    prompt:
      'Coloque o produto enviado em uma cama com lençol branco liso, enquadrado de lado. Amanhecer filtrado pela cortina, paleta azul-névoa, silêncio de domingo.',
  },
  {
    sample: 'Medidor de pressão',
    prompt:
      'Apresente o produto enviado em fundo branco-gelo, levemente de cima, com o visor legível. Iluminação uniforme, sombra suave embaixo, nenhum objeto em volta: nitidez de catálogo.',
  },
];
