import { COLOUR_WORDS } from './colour-words.ts';
import { PLACE_WORDS, WALL_WORDS } from './place-words.ts';
import { PROP_WORDS } from './prop-words.ts';
import { LIGHT_PHRASES } from './read-light.ts';
import { FLOATING_PHRASES, STAND_PHRASES, VIEW_PHRASES } from './read-scene.ts';
import { SURFACE_WORDS } from './surface-words.ts';
import { isRefused, plainWord, plainWords } from './words.ts';

/**
 * The things that a scene asks for and the engine cannot draw, as they were written, each once: 'cachoeira' in 'perto de
 * uma cachoeira'. Only nouns behind a placing word are looked at, so a quality or a wish is never named. `products` are
 * phrases that name what can stand in the scene as its product.
 */
export function findUnknownThings(text: string, products: readonly string[]): string[] {
  const own = new Set(plainWords(products.join(' ')));
  const written = text.match(/[\p{L}\p{N}]+|[,.;:]/gu) ?? [];
  const words = written.map(plainWord);
  const unknown = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    const end = placingEnd(words, at);
    if (end < 0 || isRefused(words, end)) continue;
    let noun = end;
    while (DESCRIBING.test(words[noun] ?? '')) noun++;
    const word = words[noun];
    if (word && /^[a-z]{3,}$/.test(word) && !isKnown(word) && !own.has(word) && !QUIET.has(singular(word)))
      unknown.add((written[noun] ?? '').toLocaleLowerCase('pt-BR'));
  }
  return [...unknown];
}

/** Where the words behind a placing word begin, -1 where there is none: 'em', 'perto de', 'cercado por'. */
function placingEnd(words: readonly string[], at: number): number {
  const word = words[at] ?? '';
  if (PLACING.test(word)) return at + 1;
  if (BESIDE.test(word) && /^(de|do|da|dos|das|a|ao|por)$/.test(words[at + 1] ?? '')) return at + 2;
  if (word !== 'e') return -1;
  const before = words.slice(Math.max(0, at - 4), at);
  return before.slice(before.findLastIndex(isStop) + 1).some((placing) => PLACING.test(placing))
    ? at + 1
    : -1;
}

const isStop = (word: string): boolean => /^[,.;:]$/.test(word);

const PLACING = /^(em|na|no|nas|nos|num|numa|nuns|numas|com|sobre|sob|diante|entre|dentro)$/;
const BESIDE =
  /^(perto|lado|cima|baixo|debaixo|frente|atras|tras|cercado|cercada|rodeado|rodeada|diante|dentro|volta|junto)$/;
const DESCRIBING =
  /^(um|uma|uns|umas|o|a|os|as|de|do|da|dos|das|seu|sua|meu|minha|dois|duas|tres|quatro|varios|varias|muitos|muitas|alguns|algumas|grandes?|gigantes?|pequen[oa]s?|enormes?|lind[oa]s?|bel[oa]s?|bonit[oa]s?|fin[oa]s?|long[oa]s?|curt[oa]s?|nov[oa]s?|velh[oa]s?|antig[oa]s?)$/;

/** Words of pictures, light, shape and wishes, which are no things to draw. */
const QUIET = new Set(
  `produto item peca foto fotografia imagem anuncio propaganda campanha marketplace loja estilo visual jeito cara clima
  ar tom cor paleta contraste destaque detalhe textura acabamento qualidade resolucao nitidez foco desfoque primeiro
  segundo plano fundo cenario cena ambiente lugar espaco centro meio lado canto direita esquerda frente topo base alto
  baixo altura cima diagonal lateral angulo vista close macro quadro enquadramento formato proporcao composicao
  perspectiva profundidade horizonte paisagem chao piso ceu teto pe dobra borda ponta parte corpo superficie volta volto
  luz sombra brilho reflexo raio feixe contraluz penumbra iluminacao claridade halo degrade gradiente iluminando grao
  ordem fila pilha leque grade diagonal camada espiral curva linha ponto circulo forma movimento equilibrio simetria
  familia pessoa gente crianca mae pai cliente publico momento instante minuto dia hora semana tarde manha noite verao
  inverno primavera outono estacao ano mes tempo sensacao emocao alegria elegancia sofisticacao luxo conforto leveza
  frescor forca energia vida amor carinho cuidado atencao respeito harmonia minimalismo modernidade simplicidade
  naturalidade estudio vitrine publicidade promocao oferta venda lancamento preco texto letra palavra logo marca titulo
  lente camera pintura encaixe prega botao tecla trama sulco cabo fio suporte braco visor tela pavio etiqueta embalagem
  caixa rotulo tampa frasco material tecido cabide janela podio pedestal bandeja arco bloco plataforma nordeste brasil
  tudo nada algo todo cada mais menos muito pouco bem mal evidencia uso acao casa amigo mancha cor harmonia volume relevo maos mao
  tamanho escala quantidade conjunto kit par total geral especial final inicio dentro fora perto longe meia vira dado`
    .split(/\s+/)
    .map(singular),
);

function singular(word: string): string {
  return word
    .replace(/oes$/, 'ao')
    .replace(/ns$/, 'm')
    .replace(/([aeiou])is$/, '$1l')
    .replace(/([rzs])es$/, '$1')
    .replace(/s$/, '');
}

let known: { words: Set<string>; stems: string[] } | null = null;

function isKnown(word: string): boolean {
  known ??= readKnown();
  const one = singular(word);
  return known.words.has(word) || known.words.has(one) || known.stems.some((stem) => word.startsWith(stem));
}

/** Every word of the engine's vocabulary; one that ends in '*' is a stem. */
function readKnown(): { words: Set<string>; stems: string[] } {
  const phrases = [
    ...PLACE_WORDS.flatMap((place) => place.phrases),
    ...WALL_WORDS,
    ...PROP_WORDS.flatMap(([, own]) => own),
    ...SURFACE_WORDS.flatMap((surface) => surface.phrases),
    ...COLOUR_WORDS.map(([name]) => name),
    ...LIGHT_PHRASES,
    ...STAND_PHRASES,
    ...FLOATING_PHRASES,
    ...VIEW_PHRASES,
  ];
  const all = plainWords(phrases.join(' ').replaceAll('*', 'zzz'));
  return {
    words: new Set(all.filter((word) => !word.endsWith('zzz')).flatMap((word) => [word, singular(word)])),
    stems: all.filter((word) => /.zzz$/.test(word)).map((word) => word.slice(0, -3)),
  };
}
