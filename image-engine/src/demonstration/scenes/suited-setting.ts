import { findWanted, plainWords } from './words.ts';

/** Where products of a kind are usually shown, in words that the engine draws. */
const SETTINGS: readonly (readonly [setting: string, products: readonly string[]])[] = [
  [
    'sobre mármore branco, com pétalas',
    [
      'creme*',
      'hidratante*',
      'perfume*',
      'colonia*',
      'serum',
      'batom',
      'batons',
      'maquiagem',
      'shampoo*',
      'condicionador*',
      'sabonete*',
      'locao',
      'esmalte*',
      'cosmetico*',
    ],
  ],
  [
    'na cozinha, sobre bancada de mármore',
    ['panela*', 'frigideira*', 'faca*', 'talher*', 'prato*', 'liquidificador*', 'batedeira*', 'airfryer*'],
  ],
  [
    'sobre mesa de madeira, com luz da manhã',
    [
      'caneca*',
      'xicara*',
      'copo*',
      'garrafa*',
      'cafe*',
      'cha',
      'bolo*',
      'chocolate*',
      'doce*',
      'biscoito*',
      'mel',
      'azeite*',
      'vinho*',
      'geleia*',
      'tempero*',
    ],
  ],
  [
    'em estúdio bege, sobre pódio',
    [
      'tenis',
      'sapato*',
      'sandalia*',
      'bota*',
      'bolsa*',
      'mochila*',
      'camiseta*',
      'camisa*',
      'vestido*',
      'jaqueta*',
      'bone*',
      'oculos',
      'relogio*',
      'joia*',
      'anel',
      'brinco*',
      'colar*',
      'carteira*',
    ],
  ],
  [
    'no escritório, sobre mesa de madeira',
    [
      'fone*',
      'celular*',
      'smartphone*',
      'notebook*',
      'teclado*',
      'mouse*',
      'caixa de som',
      'carregador*',
      'camera*',
      'livro*',
      'caderno*',
      'caneta*',
      'agenda*',
    ],
  ],
  [
    'na sala, sobre mesa de madeira',
    ['vela*', 'abajur*', 'luminaria*', 'quadro*', 'almofada*', 'difusor*', 'porta retrato*', 'vaso*'],
  ],
  ['no jardim', ['planta*', 'suculenta*', 'cacto*', 'regador*', 'semente*', 'adubo*', 'muda*']],
];

/** Where a product is best shown, by its name as the seller says it; null where nothing suits more than clean ground. */
export function suitedSetting(product: string): string | null {
  const words = plainWords(product);
  return SETTINGS.find(([, products]) => findWanted(words, products) >= 0)?.[0] ?? null;
}
