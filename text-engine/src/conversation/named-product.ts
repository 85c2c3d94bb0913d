import type { Marketplaces } from '../marketplaces.ts';
import { folded } from '../portuguese/portuguese.ts';

const NAMED =
  /(?:^|[^\p{L}])(?:(?:eu\s+)?vend[eo]|vender|vendemos|anunciar|an[uú]ncio d[eao]s?|anunciando|meu produto (?:é|eh)|meus produtos são|minha loja (?:é )?de|loja de|produto é|(?:t[ií]tulos?|nome|palavras?[ -]chaves?|descri[cç][aã]o|texto|v[ií]deo|pre[cç]o|embalar|embalagem) (?:para|pra|pro|d[eao])|fotos? (?:d[eao]s?|para|pra)|fotografar|precificar)\s+(?:(?:um|uma|uns|umas|meu|meus|minha|minhas|o|a|os|as)\s+)?([\p{L}\d][\p{L}\d\s.,/-]{1,80}?)(?=[.;:!?\n]|,\s|\s(?:n[ao]s?|em|por|pelo|que|mas|como|qual|quanto|com\s(?:o|um)\s|e\s(?:quero|queria|gostaria|preciso|nao|não|agora)|mais|para o mercado|pra|pro)\s|$)/giu;
/** Words in that place that name no product. */
const NO_PRODUCT =
  /^(?:n[oa]s?\b|em\b|por\b|para\b|com\b|mais|mas\b|pouco|muito|bem|melhor|nada|online|tudo|isso|isto|el[ea]s?\b|agora|hoje|aqui|mercado|magalu|marketplace|internet|site|loja|anuncio|produtos?\b|meu|minha|seu|o que|que\b|quando|sem\b|na\b|frete|envio|entrega|venda|capa|vender|vendem|sair|titulo|\d|black friday|natal|dia das|instagram|cada|todo|uns?\b|outr[oa]s?|mim|voce|alguem|vidro$|fornecedor|fabricante|google|internet|concorrente|marca)/;
const LONGEST = 8;

/** The product that the user named last, in the user's own words; null where none was named. */
export function namedProduct(asked: readonly string[], { names }: Marketplaces): string | null {
  const marketplace = new RegExp(`^(?:${names})`);
  for (const text of asked.toReversed()) {
    const named = [...text.matchAll(NAMED)]
      .map((found) => (found[1] ?? '').trim().toLocaleLowerCase('pt-BR'))
      .filter((name) => name.length > 2 && !NO_PRODUCT.test(folded(name)) && !marketplace.test(folded(name)));
    const short = named[0]
      ?.split(/\s+/)
      .slice(0, LONGEST)
      .join(' ')
      .replace(/[\s,.-]+$/, '');
    if (short) return short;
  }
  return null;
}
