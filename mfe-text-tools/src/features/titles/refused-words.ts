/** Words and signs that marketplaces refuse in a title, or that make them hide a listing. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/[!★☆♥✓✔$#@*%^~<>|]{1,}|\p{Extended_Pictographic}/u, 'símbolos'],
  [/\bfrete gr[aá]tis\b/iu, '“frete grátis”'],
  [/\b(?:promo[cç][aã]o|oferta|desconto|liquida[cç][aã]o|imperd[ií]vel)(?!\p{L})/iu, 'promoção'],
  [/\b(?:r[eé]plica|primeira linha|1[ªa] linha|tipo original|similar [aà])(?!\p{L})/iu, 'réplica'],
  [/\b(?:mais barato|melhor pre[cç]o|menor pre[cç]o)(?!\p{L})/iu, 'comparação de preço'],
  [/\b(?:whats(?:app)?|instagram|telefone|site)\b|www\.|https?:/iu, 'contato fora do anúncio'],
];

/** What in a title a marketplace may refuse; empty where nothing is. */
export function refusedIn(title: string): string[] {
  const found = REFUSED.filter(([pattern]) => pattern.test(title)).map(([, name]) => name);
  const shouted = title.split(/\s+/).filter((word) => /^\p{Lu}{5,}\P{L}*$/u.test(word)).length;
  return shouted > 1 ? [...found, 'palavras em maiúsculas'] : found;
}
