import type { TemplateText } from './template-text.ts';

export const sportsPrompts: readonly TemplateText[] = [
  {
    sample: 'Bola de futebol',
    prompt:
      'Coloque o produto enviado no gramado molhado de um estádio, com a câmera rente ao chão. Refletores acesos no fundo, gotas no ar, noite de final.',
  },
  {
    sample: 'Halteres',
    prompt:
      'Mostre o produto enviado no piso de borracha da academia, com pó de magnésio suspenso. Luz vermelha de um lado, branca do outro, fundo preto, última série.',
  },
  {
    sample: 'Tapete de ioga',
    prompt:
      'Apresente o produto enviado em um deck de madeira diante do mar, ao amanhecer. Céu rosa e lavanda, sombra comprida, respiração lenta.',
  },
  {
    sample: 'Garrafa esportiva',
    prompt:
      'Insira o produto enviado sobre uma pedra de trilha na Mata Atlântica, com raios de sol entre as árvores. Musgo, gotas frias no metal, parada para água.',
  },
  {
    sample: 'Bicicleta',
    prompt:
      'Mostre o produto enviado em uma ciclovia à beira-mar, de perfil, com o sol se pondo atrás. Silhueta recortada, céu laranja, liberdade de fim de expediente.',
  },
  {
    sample: 'Prancha de surfe',
    prompt:
      'Coloque o produto enviado em pé na areia, com coqueiros e ondas ao fundo. Céu azul-claro, cores lavadas de sol, primeira queda do dia.',
  },
  {
    sample: 'Barraca de camping',
    prompt:
      'Apresente o produto enviado com luz por dentro, sob céu estrelado e montanhas escuras. Azul profundo em volta, amarelo morno na lona, noite na serra.',
  },
  {
    sample: 'Raquete de beach tennis',
    prompt:
      'Exiba o produto enviado na areia, com bolinha laranja e rede desfocada atrás. Sol a pino, sombra curta, cores fortes de torneio de praia.',
  },
  {
    sample: 'Skate',
    prompt:
      'Posicione o produto enviado em uma pista de concreto, com muro grafitado desfocado ao fundo. Ângulo baixo, sol lateral, lixa e rodas em foco, sessão de sábado.',
  },
];
