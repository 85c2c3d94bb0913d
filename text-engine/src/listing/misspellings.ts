import { folded } from '../portuguese/portuguese.ts';

/** How buyers often write a word of a product's name. Accents are left out: every marketplace's search ignores them. */
const MISSPELLINGS: readonly (readonly [word: string, wrong: string])[] = [
  ['bicicleta', 'bicicreta'],
  ['bluetooth', 'bluetoth'],
  ['iphone', 'ifone'],
  ['notebook', 'notbook'],
  ['smartwatch', 'smartwach'],
  ['air fryer', 'airfryer'],
  ['airfryer', 'air frier'],
  ['pen drive', 'pendrive'],
  ['micro-ondas', 'microondas'],
  ['headset', 'head set'],
  ['shampoo', 'xampu'],
  ['mochila', 'muchila'],
  ['jaqueta', 'jaketa'],
  ['moletom', 'moleton'],
  ['sutia', 'soutien'],
  ['parafusadeira', 'parafuzadeira'],
  ['liquidificador', 'liquidificado'],
  ['estilete', 'istilete'],
  ['chuteira', 'xuteira'],
  ['lixeira', 'licheira'],
  ['pincel', 'pinsel'],
  ['capacete', 'capasete'],
  ['guarda-chuva', 'guarda chuva'],
  ['perfume', 'prefume'],
  ['secador', 'cecador'],
  ['whey', 'way'],
  ['creatina', 'criatina'],
  ['vassoura', 'vasoura'],
];

/** The name with a word written as buyers often get it wrong. */
export function misspellingsOf(name: string): string[] {
  const known = folded(name);
  return MISSPELLINGS.filter(([word]) => new RegExp(`\\b${word}\\b`).test(known)).map(([word, wrong]) =>
    known.replace(word, wrong),
  );
}
