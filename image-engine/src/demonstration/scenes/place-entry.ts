import { type Rgb, rgbOf } from '../../photo/colour.ts';
import type { Light, PlaceName, PropName, SurfaceName } from './scene-description.ts';

/** A place, the words that lead there, and what is there if nothing else is said. */
export interface PlaceWords {
  place: PlaceName;
  phrases: readonly string[];
  surface: SurfaceName;
  surfaceColour?: Rgb;
  backdrop?: Rgb;
  light?: Partial<Light>;
  props?: readonly PropName[];
}

type Extras = { ground?: string; wall?: string; light?: Partial<Light>; props?: readonly PropName[] };

export function place(
  name: PlaceName,
  surface: SurfaceName,
  extras: Extras,
  ...phrases: string[]
): PlaceWords {
  return {
    place: name,
    phrases,
    surface,
    ...(extras.ground ? { surfaceColour: rgbOf(extras.ground) } : {}),
    ...(extras.wall ? { backdrop: rgbOf(extras.wall) } : {}),
    ...(extras.light ? { light: extras.light } : {}),
    ...(extras.props ? { props: extras.props } : {}),
  };
}

export const NIGHT = { level: 0.34, hardness: 0.6 };

export const GOLD = { warmth: 0.85, hardness: 0.7 };
