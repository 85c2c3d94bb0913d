import { mixColours, type Rgb } from '../../photo/colour.ts';
import { readColours } from './read-colours.ts';
import type { PlaceName, SceneDescription, SurfaceName } from './scene-description.ts';
import { plainWords } from './words.ts';

/** Places between walls that somebody could have painted. A sky, a wood and a night keep their own colours. */
const PAINTED: ReadonlySet<PlaceName> = new Set([
  'studio',
  'wall',
  'kitchen',
  'bathroom',
  'living-room',
  'bedroom',
  'kids-room',
  'office',
  'classroom',
  'library',
  'gym',
  'showroom',
  'party',
  'tiled-wall',
  'spa',
]);

/** Surfaces that come in any colour. */
const DYED: ReadonlySet<SurfaceName> = new Set([
  'linen',
  'satin',
  'velvet',
  'knit',
  'gloss',
  'tiles',
  'rubber',
  'leather',
  'paper',
  'checked',
]);

/**
 * A scene that takes up a shop's colours, the main one first: on its walls and cloths, or on a podium where there are none. What the words
 * colour themselves stays as they say.
 */
export function inShopColours(
  scene: SceneDescription,
  prompt: string,
  colours: readonly Rgb[],
): SceneDescription {
  const [main, accent = main] = colours;
  if (!main || !accent) return scene;
  const said = readColours(plainWords(prompt), prompt);
  const wallSaid = said.backdrop.length + said.palette.length > 0;
  const painted = PAINTED.has(scene.place);
  const dyed = DYED.has(scene.surface) && said.surface.length === 0;
  const stands = !painted && scene.view === 'front' && !scene.floating && scene.stand === 'none';
  return {
    ...scene,
    ...(painted && !wallSaid && { backdrop: main, backdropEnd: null }),
    ...(dyed && { surfaceColour: mixColours(accent, [255, 255, 255], 0.25) }),
    ...(stands && { stand: 'podium', standColour: main }),
    accents: said.things.length > 0 ? scene.accents : [accent, main, ...scene.accents],
  };
}
