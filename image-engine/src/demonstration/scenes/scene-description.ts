import type { Rgb } from '../../photo/colour.ts';

export type SurfaceName =
  | 'sweep'
  | 'marble'
  | 'wood'
  | 'boards'
  | 'concrete'
  | 'stone'
  | 'linen'
  | 'satin'
  | 'velvet'
  | 'knit'
  | 'sand'
  | 'grass'
  | 'water'
  | 'gloss'
  | 'steel'
  | 'tiles'
  | 'earth'
  | 'asphalt'
  | 'rubber'
  | 'leather'
  | 'paper'
  | 'kraft'
  | 'snow'
  | 'checked';

export type PlaceName =
  | 'studio'
  | 'wall'
  | 'kitchen'
  | 'bathroom'
  | 'living-room'
  | 'bedroom'
  | 'kids-room'
  | 'office'
  | 'classroom'
  | 'library'
  | 'gym'
  | 'workshop'
  | 'building-site'
  | 'garden'
  | 'forest'
  | 'beach'
  | 'pool'
  | 'sky'
  | 'mountains'
  | 'street'
  | 'city-night'
  | 'car'
  | 'showroom'
  | 'neon'
  | 'retro'
  | 'stadium'
  | 'starry-night'
  | 'sunset'
  | 'party'
  | 'christmas'
  | 'tiled-wall'
  | 'spa'
  | 'market';

export type PropName =
  | 'leaves'
  | 'palm'
  | 'flowers'
  | 'petals'
  | 'drops'
  | 'candles'
  | 'confetti'
  | 'bokeh'
  | 'pine'
  | 'fruit'
  | 'citrus'
  | 'gifts'
  | 'books'
  | 'pebbles'
  | 'smoke'
  | 'bubbles'
  | 'balloons'
  | 'snowflakes'
  | 'bunting'
  | 'coffee'
  | 'towels'
  | 'sparks'
  | 'dust'
  | 'eucalyptus'
  | 'lavender'
  | 'pampas'
  | 'shells'
  | 'hearts'
  | 'eggs'
  | 'pumpkins'
  | 'blocks'
  | 'coins';

export interface Light {
  from: 'left' | 'right' | 'above' | 'behind' | 'front';
  /** -1 is cold, 1 is golden. */
  warmth: number;
  /** 0 is a cloudy sky, 1 a bare sun. */
  hardness: number;
  /** 1 is a bright day, 0.2 a night with one lamp. */
  level: number;
  gobo: 'none' | 'window' | 'blinds' | 'leaves';
  /** Coloured lights from the left and the right. */
  neon: readonly [Rgb, Rgb] | null;
  /** The colour of a glow behind the product. */
  glow: Rgb | null;
}

/** A scene, read from words; what they leave open is already chosen. */
export interface SceneDescription {
  view: 'front' | 'above';
  place: PlaceName;
  surface: SurfaceName;
  /** Null: what the product's own colour suggests. */
  backdrop: Rgb | null;
  /** The second colour of a gradient. */
  backdropEnd: Rgb | null;
  surfaceColour: Rgb | null;
  accents: readonly Rgb[];
  light: Light;
  props: readonly PropName[];
  stand: 'none' | 'podium' | 'blocks' | 'arch' | 'rock';
  /** Null: what the wall suggests. */
  standColour: Rgb | null;
  floating: boolean;
  shadow: boolean;
  reflection: boolean;
  /** Sharp background instead of a soft one. */
  deepFocus: boolean;
  /** How large the product stands: 1 is usual, more fills the frame. */
  closeness: number;
  /** The name of no place and no surface was said. */
  vague: boolean;
}
