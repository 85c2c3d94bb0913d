import type { TemplateText } from './template-text.ts';

export const gamesPrompts: readonly TemplateText[] = [
  {
    sample: 'Controle',
    prompt:
      'Coloque o produto enviado flutuando em fundo roxo-escuro, com neon rosa de um lado e ciano do outro. Fumaça fina, brilho nos botões, capa de lançamento.',
  },
  {
    sample: 'Headset',
    prompt:
      'Mostre o produto enviado em um suporte de mesa, com parede de painéis hexagonais acesos. Azul e magenta desfocados, espuma das conchas em foco, pronto para a partida.',
  },
  {
    sample: 'Teclado mecânico',
    prompt:
      'Apresente o produto enviado em diagonal sobre mousepad preto, visto de cima, com teclas acesas em arco-íris. Quarto escuro, luz só do próprio teclado.',
  },
  {
    sample: 'Mouse',
    prompt:
      'Posicione o produto enviado em uma base escura com linhas de luz verde convergindo ao fundo. Câmera rente à mesa, reflexo alongado, velocidade.',
  },
  {
    sample: 'Cadeira gamer',
    prompt:
      'Insira o produto enviado em um quarto de streamer, com fita de LED azul atrás da mesa e pôsteres desfocados. Três quartos de frente, contorno violeta, madrugada de live.',
  },
  {
    sample: 'Console portátil',
    prompt:
      'Coloque o produto enviado sobre edredom macio, com janela chuvosa e luzes da cidade ao fundo. A tela ilumina o tecido: fim de semana sem sair da cama.',
  },
  {
    sample: 'Monitor',
    prompt:
      'Mostre o produto enviado em mesa de madeira escura, com uma paisagem fantástica na tela. Luz colorida vazando na parede de trás, setup limpo, sem cabos à vista.',
  },
  {
    sample: 'Jogo de tabuleiro',
    prompt:
      'Exiba o produto enviado em uma mesa de feltro verde, com dados e fichas de madeira em volta. Luminária pendente no alto, bordas escuras, noite de jogo com a família.',
  },
  {
    sample: 'Fliperama de mesa',
    prompt:
      'Apresente o produto enviado em um cenário retrô dos anos 80, com grade luminosa no chão e sol listrado no horizonte. Roxo, rosa e laranja, nostalgia pura.',
  },
];
