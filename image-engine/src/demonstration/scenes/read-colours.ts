import { type Rgb, rgbOf } from '../../photo/colour.ts';
import { COLOUR_WORDS } from './colour-words.ts';
import { findPhrase, isRefused } from './words.ts';

/** What each colour of a text belongs to. */
export interface SaidColours {
  backdrop: Rgb[];
  light: Rgb[];
  surface: Rgb[];
  /** Colours of the whole picture ('tons de ...', or a bare colour). */
  palette: Rgb[];
  /** Colours of other things. */
  things: Rgb[];
}

const BACKDROP =
  /^(fundos?|parede|muro|arco|ceu|cenario|degrade|azulejos?|revestimento|lousa|cor|meia|painel|backdrop|gradiente|dividido|blocos|paleta)$/;
const LIGHT =
  /^(luz|luzes|neon|led|contraluz|recorte|contorno|brilho|lado|outro|fita|sol|raio|halo|faixa|lampadas?)$/;
const PALETTE = /^(tons?|cores|tonalidade|paleta|cor)$/;
const LINK =
  /^(de|do|da|em|e|ao|a|no|na|com|um|uma|bem|liso|lisa|puro|cor|quase|tom|cru|claro|clara|suave|macio|pastel|ou|para|desfocado|desfocados|recortados|ondas|brilhante|polido|redondo|macio|infinito|simples|bonito|bonita|elegante|moderno|moderna|solido|solida|uniforme|chapado|fosco|fosca|todo|toda|so|meio|neutro|estilo)$/;

/** The words between two colours of one thing: 'azul e branco', 'do violeta ao rosa'. */
const CHAIN = /^(e|,|ou|ao|a|para|do|da|com)$/;

interface Found {
  at: number;
  length: number;
  colour: Rgb;
}

/** Finds colours by name or as #RRGGBB and what they belong to. */
export function readColours(words: readonly string[], text: string): SaidColours {
  const said: SaidColours = { backdrop: [], light: [], surface: [], palette: [], things: [] };
  let role: keyof SaidColours = 'palette';
  let previousEnd = -1;
  for (const { at, length, colour } of findColours(words)) {
    if (isDescribed(words, at)) continue;
    const between = words.slice(Math.max(0, previousEnd), at);
    const chained = previousEnd >= 0 && between.length <= 2 && between.every((word) => CHAIN.test(word));
    if (!chained) role = roleOf(words, at);
    said[role].push(colour);
    previousEnd = at + length;
  }
  for (const [hex] of text.matchAll(/#[0-9a-f]{6}\b/gi)) said.backdrop.push(rgbOf(hex));
  return said;
}

/**
 * What a description says of the photo as it is, its product and its busy ground ('Produto em tons de turquesa', 'fundo
 * com textura e detalhes em tons de marrom'), asks for no colour in the scene.
 */
const DESCRIBED = ['produto em tons de', 'detalhes em tons de', 'produto em cores'];

function isDescribed(words: readonly string[], at: number): boolean {
  return DESCRIBED.some((phrase) => {
    const begin = findPhrase(words, phrase);
    return begin >= 0 && begin < at && !words.slice(begin, at).some((word) => /^[,.;:]$/.test(word));
  });
}

function findColours(words: readonly string[]): Found[] {
  const found: Found[] = [];
  const taken = new Set<number>();
  const longestFirst = [...COLOUR_WORDS].sort((a, b) => b[0].split(' ').length - a[0].split(' ').length);
  for (const [name, color] of longestFirst) {
    const length = name.split(' ').length;
    for (let at = findPhrase(words, name); at >= 0; at = findPhrase(words, name, at + 1)) {
      if (taken.has(at) || isRefused(words, at) || isNoColour(words, at)) continue;
      for (let step = 0; step < length; step++) taken.add(at + step);
      found.push({ at, length, colour: rgbOf(color) });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Words that are also things: 'areia', 'mel', 'rodelas de laranja', 'petalas de rosa'. */
function isNoColour(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const two = words[at - 2] ?? '';
  if (word.startsWith('azulejo')) return true;
  if (word === 'creme' && /^(de|o|um|seu)?$/.test(before) && !/^(tons?|cor|e)$/.test(two)) return true;
  if (/^(mel|areia|menta|gelo|prata|ouro|cobre|lavanda)$/.test(word))
    return !/^(tons?|cor|verde|off|e|azul|paleta|cinza|parede|fundo|terracota)$/.test(
      before === 'de' || before === 'em' ? two : before,
    );
  if (before === 'de') return /^(petalas?|rodelas?|ramos?|suco|arvore|flor|flores|dia)$/.test(two);
  return (
    before === 'na' || before === 'a' || before === 'contra' || (word === 'laranja' && before === 'rodela')
  );
}

function roleOf(words: readonly string[], at: number): keyof SaidColours {
  for (let back = at - 1; back >= 0 && back >= at - 5; back--) {
    const word = words[back] ?? '';
    if (/^[,.;:]$/.test(word)) return back === at - 1 ? 'palette' : 'things';
    if (PALETTE.test(word)) return 'palette';
    if (BACKDROP.test(word)) return 'backdrop';
    if (LIGHT.test(word)) return 'light';
    if (LINK.test(word)) continue;
    return SURFACE.test(word) ? 'surface' : 'things';
  }
  return 'palette';
}

const SURFACE =
  /^(mesa|bancada|base|piso|tampo|superficie|tecido|cetim|veludo|papel|papeis|pedestal|podio|plataforma|tapete|couro|linho|marmore|toalha|feltro|capo|blocos|almofada|comoda|manta|mantas|pufe|sofa|lencol|concreto|granito|madeira|acrilico|vidro)$/;
