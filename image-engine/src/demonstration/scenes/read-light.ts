import { type Rgb, rgbOf } from '../../photo/colour.ts';
import type { Light } from './scene-description.ts';
import { findRefused, findWanted } from './words.ts';

const DAY: Light = {
  from: 'left',
  warmth: 0.12,
  hardness: 0.35,
  level: 0.95,
  gobo: 'none',
  neon: null,
  glow: null,
};

type Change = Partial<Light>;

/** Read in this order: a later entry overrules an earlier one. */
const LIGHT_WORDS: readonly (readonly [readonly string[], Change])[] = [
  [['luz natural', 'luz do dia', 'claridade', 'dia'], { level: 1 }],
  [['difusa', 'suave', 'macia', 'uniforme', 'por igual', 'softbox', 'estudio'], { hardness: 0.15 }],
  [['nublado', 'fria', 'frio', 'gelad*'], { warmth: -0.45 }],
  [['manha', 'amanhecer', 'nascer do sol', 'cedo'], { warmth: 0.4, level: 1 }],
  [['quente', 'morna', 'morno', 'aconcheg*', 'mel', 'ambar'], { warmth: 0.6 }],
  [
    [
      'fim de tarde',
      'por do sol',
      'entardecer',
      'dourada',
      'golden hour',
      'sol baixo',
      'sol das cinco',
      'seis da tarde',
      'sol da tarde',
      'nascer do sol',
      'anoitecer',
    ],
    { warmth: 0.85, hardness: 0.75, level: 0.85 },
  ],
  [['sol forte', 'sol a pino', 'meio dia', 'dura', 'ensolarad*', 'sol'], { hardness: 0.85 }],
  [
    ['penumbra', 'meia luz', 'luz baixa', 'quase escuro', 'a luz de velas', 'a chama'],
    { level: 0.42, warmth: 0.6 },
  ],
  [['noite', 'noturn*', 'madrugada', 'escuro', 'escura', 'fundo preto', 'quase preto'], { level: 0.42 }],
  [
    ['dramatic*', 'contraste alto', 'contraste e alto', 'alto contraste', 'misterio'],
    { hardness: 0.8, level: 0.45 },
  ],
  [['luz lateral', 'lateral', 'de lado', 'rasante', 'esquerda'], { from: 'left', hardness: 0.55 }],
  [['direita', 'luz da direita', 'a direita'], { from: 'right' }],
  [['de cima', 'vem de cima', 'pendente', 'luz de trilho', 'foco vem'], { from: 'above' }],
  [['frontal', 'de frente para a luz'], { from: 'front' }],
  [['contraluz', 'luz por tras', 'vindo de tras', 'sol contra', 'por tras'], { from: 'behind' }],
  [['janela', 'luz de janela'], { gobo: 'window' }],
  [['persiana', 'veneziana'], { gobo: 'blinds', hardness: 0.8 }],
  [
    [
      'sombra de folha',
      'sombras de folhas',
      'filtrado pelas arvores',
      'entre as arvores',
      'por entre as arvores',
      'sombra de palmeira',
      'folha de coqueiro',
      'folha de palmeira',
    ],
    { gobo: 'leaves', hardness: 0.7 },
  ],
];

const WARM_GLOW = rgbOf('#ffd9a6');
const NEON_PAIR: readonly [Rgb, Rgb] = [rgbOf('#ff2e92'), rgbOf('#22c8ff')];
const NEON_WORDS = ['neon', 'led', 'rgb', 'arco iris', 'duas luzes', 'luz colorida', 'luzes coloridas'];

/** Every phrase that says something of the light. */
export const LIGHT_PHRASES: readonly string[] = [
  ...LIGHT_WORDS.flatMap(([phrases]) => phrases),
  ...NEON_WORDS,
];

/** The light of a scene: the place's own, changed by what the words say. */
export function readLight(words: readonly string[], place: Partial<Light>, colours: readonly Rgb[]): Light {
  const light: Light = { ...DAY, ...place };
  for (const [phrases, change] of LIGHT_WORDS)
    if (findWanted(words, phrases) >= 0) Object.assign(light, change);
  if (findWanted(words, NEON_WORDS) >= 0) {
    const [first = NEON_PAIR[0], second = NEON_PAIR[1]] = colours.length > 1 ? colours : NEON_PAIR;
    light.neon = [first, second];
    light.level = Math.min(light.level, 0.45);
  }
  if (!light.neon && (light.from === 'behind' || colours.length > 0)) light.glow = colours[0] ?? WARM_GLOW;
  if (findWanted(words, ['fundo branco', 'fundo branco puro']) >= 0) {
    light.level = 1.05;
    light.warmth = 0;
  }
  if (findRefused(words, ['luz', 'sol'])) light.level = 0.5;
  return light;
}
