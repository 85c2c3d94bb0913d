import type { PlaceName } from '../scenes/scene-description.ts';
import type { Backdrop, Painter } from './backdrop.ts';
import * as homes from './backdrops-homes.ts';
import * as nights from './backdrops-nights.ts';
import * as outdoors from './backdrops-outdoors.ts';
import * as workplaces from './backdrops-workplaces.ts';
import { wallTiles } from './indoor-things.ts';

/** The drawn places; a studio and a bare wall are only light and need no drawing. */
export const PLACES: Partial<Record<PlaceName, (painter: Painter) => Backdrop>> = {
  kitchen: homes.kitchen,
  bathroom: homes.bathroom,
  'living-room': homes.livingRoom,
  bedroom: homes.bedroom,
  'kids-room': homes.kidsRoom,
  office: workplaces.office,
  classroom: workplaces.classroom,
  library: workplaces.library,
  gym: workplaces.gym,
  workshop: workplaces.workshop,
  spa: homes.spa,
  market: workplaces.market,
  car: workplaces.car,
  christmas: workplaces.christmas,
  party: workplaces.party,
  'tiled-wall': ({ wall }) => ({ markup: wallTiles(wall, '#f2f2ee', 48), soft: 2 }),
  garden: outdoors.garden,
  forest: outdoors.forest,
  beach: outdoors.beach,
  sunset: outdoors.sunset,
  pool: outdoors.pool,
  sky: outdoors.sky,
  mountains: outdoors.mountains,
  street: outdoors.street,
  'city-night': nights.cityNight,
  'starry-night': nights.starryNight,
  stadium: nights.stadium,
  'building-site': outdoors.buildingSite,
  neon: nights.neon,
  retro: nights.retro,
  showroom: nights.showroom,
};
