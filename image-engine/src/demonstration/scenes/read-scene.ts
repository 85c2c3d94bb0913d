import type { Rgb } from '../../photo/colour.ts';
import type { PlaceWords } from './place-entry.ts';
import { PLACE_WORDS, WALL_WORDS } from './place-words.ts';
import { PROP_WORDS } from './prop-words.ts';
import { readColours } from './read-colours.ts';
import { readLight } from './read-light.ts';
import type { PropName, SceneDescription } from './scene-description.ts';
import { SURFACE_WORDS, type SurfaceWords } from './surface-words.ts';
import { findRefused, findWanted, isRefused, plainWords } from './words.ts';

const STUDIO: PlaceWords = { place: 'studio', phrases: [], surface: 'sweep' };
const MOST_PROPS = 4;

/** Phrases that ask for a view from above. */
export const VIEW_PHRASES = ['visto de cima', 'vista de cima', 'flat lay', 'flatlay', 'de cima para baixo'];
/** Phrases that lift the product off its ground. */
export const FLOATING_PHRASES = [
  'flutuando',
  'levitando',
  'suspenso',
  'no ar livre',
  'decolando',
  'pendurad*',
  'cabide',
];
const STANDS = {
  arch: ['um arco', 'arcos', 'arco terracota', 'arco ao fundo'],
  podium: ['podio', 'pedestal', 'plataforma redonda', 'pedestal redondo', 'bandeja'],
  blocks: ['blocos coloridos', 'cubos', 'alturas diferentes'],
};
/** Phrases that put the product on or before something. */
export const STAND_PHRASES: readonly string[] = Object.values(STANDS).flat();

/** Reads a Portuguese text as a scene. Whatever it says, a whole scene comes back. */
export function readScene(text: string): SceneDescription {
  const words = plainWords(text);
  const surface = findSurface(words);
  const colours = readColours(words, text);
  const place = findPlace(words, surface, colours.backdrop.length + colours.palette.length > 0);
  const light = readLight(words, place.light ?? {}, colours.light);
  const plain = findWanted(words, ['fundo branco', 'branco puro', 'catalogo', 'foto principal']) >= 0;
  const above = findWanted(words, VIEW_PHRASES) >= 0;
  const bare = findRefused(words, [
    'objetos',
    'objeto',
    'aderecos',
    'adereco',
    'acessorios',
    'enfeites',
    'decoracao',
    'elementos',
    'texto nem',
  ]);
  const [backdrop, backdropEnd] = chooseBackdrop(colours, place, surface);
  return {
    view: above ? 'above' : 'front',
    place: plain ? 'studio' : place.place,
    surface: plain ? 'sweep' : (surface?.surface ?? place.surface),
    backdrop,
    backdropEnd,
    surfaceColour: colours.surface[0] ?? surface?.colour ?? place.surfaceColour ?? null,
    accents: [...colours.things, ...colours.palette, ...colours.light],
    light,
    props: plain || bare ? [] : findProps(words, place),
    stand: findStand(words),
    standColour: null,
    floating: findWanted(words, FLOATING_PHRASES) >= 0,
    shadow: !findRefused(words, ['sombra', 'sombras']),
    reflection: !findRefused(words, ['reflexo', 'reflexos']),
    deepFocus: findWanted(words, ['fundo nitido', 'tudo em foco']) >= 0,
    closeness:
      findWanted(words, ['close', 'preenchendo', 'quadro todo', 'enquadramento proximo', 'macro']) >= 0
        ? 1.16
        : 1,
    vague: place === STUDIO && !surface,
  };
}

function findSurface(words: readonly string[]): SurfaceWords | null {
  let best: { at: number; end: number; surface: SurfaceWords } | null = null;
  for (const surface of SURFACE_WORDS) {
    for (const phrase of surface.phrases) {
      const at = findWanted(words, [phrase]);
      if (at < 0 || isBackground(words, at)) continue;
      const end = at + phrase.split(' ').length;
      const start = beforeNoun(words, at);
      const better = !best || start < best.at || (start === best.at && end > best.end);
      if (better) best = { at: start, end, surface };
    }
  }
  return best?.surface ?? null;
}

/** 'mesa de madeira escura' is one thing: its first noun's place counts for all its words. */
function beforeNoun(words: readonly string[], at: number): number {
  let start = at;
  while (start > 1 && words[start - 1] === 'de' && !/^[,.;:]$/.test(words[start - 2] ?? ',')) start -= 2;
  return start;
}

/** What stands on a wall or behind is no surface to stand on: 'fundo de madeira', 'parede de linho'. */
function isBackground(words: readonly string[], at: number): boolean {
  const window = words.slice(Math.max(0, at - 3), at);
  const stop = window.findLastIndex((word) => /^[,.;:]$/.test(word));
  const near = window.slice(stop + 1);
  if (near.includes('sobre')) return false;
  return (
    near.some((word) =>
      /^(fundo|parede|muro|contra|atras|lado|cabide|busto|pregadores|com|copo|ao|fio|e)$/.test(word),
    ) && !near.some((word) => /^(bancada|mesa|piso|tampo|base)$/.test(word))
  );
}

function findPlace(words: readonly string[], surface: SurfaceWords | null, coloured: boolean): PlaceWords {
  const found = PLACE_WORDS.find(({ phrases }) => findWanted(words, phrases) >= 0);
  if (found) return found;
  const wall = findWanted(words, WALL_WORDS) >= 0 || (surface && !coloured);
  return wall ? { ...STUDIO, place: 'wall' } : STUDIO;
}

type Colours = ReturnType<typeof readColours>;

function chooseBackdrop(
  colours: Colours,
  place: PlaceWords,
  surface: SurfaceWords | null,
): [Rgb | null, Rgb | null] {
  const said = [...colours.backdrop, ...colours.palette];
  if (said[0]) return [said[0], said[1] ?? null];
  if (colours.surface[0] && surface && /^(paper|kraft|sweep)$/.test(surface.surface))
    return [colours.surface[0], null];
  if (place.backdrop) return [place.backdrop, null];
  const own = place.place === 'studio' && !surface ? colours.things[0] : undefined;
  return [own ?? null, null];
}

function findProps(words: readonly string[], place: PlaceWords): readonly PropName[] {
  const said = PROP_WORDS.map(([prop, phrases]) => ({ prop, at: findWanted(words, phrases) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ prop }) => prop);
  const own = (place.props ?? []).filter((prop) => !refusedProp(words, prop));
  return [...new Set([...said, ...own])].slice(0, MOST_PROPS);
}

function refusedProp(words: readonly string[], prop: PropName): boolean {
  const phrases = PROP_WORDS.find(([name]) => name === prop)?.[1] ?? [];
  return phrases.some((phrase) => words.some((word, at) => word === phrase && isRefused(words, at)));
}

function findStand(words: readonly string[]): SceneDescription['stand'] {
  if (findWanted(words, STANDS.arch) >= 0) return 'arch';
  if (findWanted(words, STANDS.podium) >= 0) return 'podium';
  if (findWanted(words, STANDS.blocks) >= 0) return 'blocks';
  return 'none';
}
