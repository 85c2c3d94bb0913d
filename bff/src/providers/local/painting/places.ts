import type { PlaceName } from '../scenes/scene-description.ts';
import type { Backdrop, Painter } from './backdrop.ts';
import * as indoors from './backdrops-indoors.ts';
import * as outdoors from './backdrops-outdoors.ts';

/** The drawn places; a studio and a bare wall are light alone and need no drawing. */
export const PLACES: Partial<Record<PlaceName, (painter: Painter) => Backdrop>> = {
  kitchen: indoors.kitchen,
  bathroom: indoors.bathroom,
  'living-room': indoors.livingRoom,
  bedroom: indoors.bedroom,
  'kids-room': indoors.kidsRoom,
  office: indoors.office,
  classroom: indoors.classroom,
  library: indoors.library,
  gym: indoors.gym,
  workshop: indoors.workshop,
  spa: indoors.spa,
  market: indoors.market,
  car: indoors.car,
  christmas: indoors.christmas,
  party: indoors.party,
  'tiled-wall': ({ wall }) => ({ markup: indoors.wallTiles(wall, '#f2f2ee', 48), soft: 2 }),
  garden: outdoors.garden,
  forest: outdoors.forest,
  beach: outdoors.beach,
  sunset: outdoors.sunset,
  pool: outdoors.pool,
  sky: outdoors.sky,
  mountains: outdoors.mountains,
  street: outdoors.street,
  'city-night': outdoors.cityNight,
  'starry-night': outdoors.starryNight,
  stadium: outdoors.stadium,
  'building-site': outdoors.buildingSite,
  neon: outdoors.neon,
  retro: outdoors.retro,
  showroom: outdoors.showroom,
};
