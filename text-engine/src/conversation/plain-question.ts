import { folded } from '../portuguese/portuguese.ts';

/** How people write to each other, and what they mean. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:vc|vcs|voces|ce|tu)\b/g, 'voce'],
  [/\b(?:pra|pras|(?<!plano )pros?)\b/g, 'para'],
  [/\bvender mas\b/g, 'vender mais'],
  [/\b(?:q|oq|oque)\b/g, 'o que'],
  [/\b(?:tb|tbm)\b/g, 'tambem'],
  [/\bn(?:ao|aum)?\b(?=\s\w)/g, 'nao'],
  [/\b(?:to|tou)\b/g, 'estou'],
  [/\beh\b/g, 'e'],
  [/\b(?:mt|mto)\b/g, 'muito'],
  [/\bqto\b/g, 'quanto'],
  [/\b(?:ml|mercadolivre|meli|merc livre|mercado libre)\b/g, 'mercado livre'],
  [/\b(?:shoppe|shopi|shopy|shoope)\b/g, 'shopee'],
  [/\b(?:amazom|amazon br)\b/g, 'amazon'],
  [/\b(?:anunsio|anucio|anunçio)(s?)\b/g, 'anuncio$1'],
  [/\b(?:prescificar|pressificar|precificar)\b/g, 'precificar'],
  [/\b(?:presso|preso|preço)(s?)\b/g, 'preco$1'],
  [/\b(?:faser|fasso|faso)\b/g, 'fazer'],
  [/\bvende\b(?= mais)/g, 'vender'],
  [/\b(?:discricao|descriçao|descrisao)\b/g, 'descricao'],
  [/\b(?:titolo|tituto|titilo)(s?)\b/g, 'titulo$1'],
  [/\b(?:palavra|palavras)[ -]?chaves?\b/g, 'palavras chave'],
  [/\b(?:fot|foto?graf)\b/g, 'foto'],
  [/\b(?:comiçao|comisao|comissão)\b/g, 'comissao'],
  [/\bfret\b/g, 'frete'],
];
/** '350 ml' is a measure, not a marketplace. */
const MILLILITRES = /\b(\d+)\s*ml\b/g;

/** A question without accents, case, marks and short forms, for telling what it is about. */
export function plainQuestion(question: string): string {
  let plain = folded(question)
    .replace(/[^\p{L}\d%$,.+-]+/gu, ' ')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replace(MILLILITRES, '$1 mililitros');
  for (const [short, meant] of SHORT_FORMS) plain = plain.replace(short, meant);
  return plain.replace(/\s+/g, ' ').trim();
}
