import type { TemplateText } from './template-text.ts';

export const kidsPrompts: readonly TemplateText[] = [
  {
    sample: 'Blocos de montar',
    prompt:
      'Coloque o produto enviado em um tapete creme, no chão de um quarto infantil com meia-parede azul-clara. Luz de janela, bandeirinhas de tecido ao fundo, tarde tranquila de brincadeira.',
  },
  {
    sample: 'Urso de pelúcia',
    prompt:
      'Mostre o produto enviado sentado em um pufe de veludo mostarda, com cordão de luzinhas aceso atrás. Penumbra morna de hora de dormir, foco macio e muito aconchego.',
  },
  {
    sample: 'Mamadeira',
    prompt:
      'Apresente o produto enviado sobre cômoda branca, ao lado de uma fralda de pano com estrelinhas. Luz difusa da manhã, fundo verde-menta desfocado, aparência limpa e segura.',
  },
  {
    sample: 'Body de bebê',
    prompt:
      'Coloque o produto enviado em um varal de corda, preso por pregadores de madeira, contra céu azul com nuvens pequenas. Sol suave de quintal, brisa leve e cores pastel.',
  },
  {
    sample: 'Carrinho de madeira',
    prompt:
      'Insira o produto enviado em uma pista desenhada a giz no cimento, com a câmera na altura do chão. Sol baixo no quintal, sombra comprida e plantas desfocadas ao longe.',
  },
  {
    sample: 'Sapatinho de tricô',
    prompt:
      'Apoie o produto enviado sobre uma pilha de mantas de tricô, em close, com um laço de fita ao lado. Claridade filtrada por cortina branca, tons de rosa-chá e areia, delicado como enxoval.',
  },
  {
    sample: 'Foguete de brinquedo',
    prompt:
      'Mostre o produto enviado decolando em um céu noturno de papel, com lua e estrelas recortadas e nuvens de algodão na base. Luz lateral colorida, cenário de faz de conta.',
  },
  {
    sample: 'Patinho de banho',
    prompt:
      'Coloque o produto enviado na borda de uma banheira branca, com espuma e bolhas de sabão subindo. Azulejos azul-claros no fundo, luz alegre, gotinhas nítidas.',
  },
  {
    sample: 'Pirâmide de argolas',
    prompt:
      'Apresente o produto enviado em uma mesa de aniversário com toalha listrada, balões coral e confetes. Fundo pêssego, luz frontal clara e espaço livre no alto para o nome da promoção.',
  },
];
