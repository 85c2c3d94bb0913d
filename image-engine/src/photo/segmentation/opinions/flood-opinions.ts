// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { keepProductPieces } from '../components.ts';
import type { LabPicture } from '../lab.ts';
import { dryAt, floodLevels } from './flood-levels.ts';
import { type FrameGround, STUDIO_SHARE } from './frame-ground.ts';
import { openBareHoles, openSharedHoles } from './open-holes.ts';
import type { Opinion, OwnCut } from './opinion.ts';
import { measureBeyondShade, measureGroundDistance } from './studio-flood.ts';

/** Tolerances (Lab) of the floodings: for pale products, for clear ones, and for those with a shadow. */
const TOLERANCES = [1.5, 2.5, 4, 6, 9, 13, 19, 27];
/** Tolerances of the floodings that run over soft shadows too. */
const SHADE_TOLERANCES = [5, 9];
const NOISES = 2.5;
/** A place no farther (Lab) from the ground may be the ground itself, seen through the product. */
const BARE = 1.2;

/**
 * What flooding from the frame keeps dry, at several tolerances; nothing where the frame is no even ground. `holes` of
 * the own cut are opened.
 */
export function floodOpinions(
  picture: LabPicture,
  ground: FrameGround,
  own: OwnCut,
  holes: Uint8Array | null,
): Opinion[] {
  if (ground.share < STUDIO_SHARE) return [];
  const { width, height } = picture;
  const distance = measureGroundDistance(picture, ground);
  const farthest = Math.max(BARE, NOISES * ground.noise);
  const bare = new Uint8Array(own.open.length);
  for (let i = 0; i < bare.length; i++) bare[i] = own.open[i] || distance[i]! < farthest ? 1 : 0;
  const floodings = [
    ...flood('flood', distance, TOLERANCES, picture),
    ...flood('shade', measureBeyondShade(picture, ground), SHADE_TOLERANCES, picture),
  ].filter(({ tolerance }) => tolerance > NOISES * ground.noise);
  return floodings.flatMap(({ name, mask }) => {
    const opened = openBareHoles(mask, bare, width, height);
    const whole: Opinion = {
      kind: 'flood',
      name,
      mask: holes ? openSharedHoles(mask, own.mask, holes) : mask,
    };
    return opened ? [whole, { kind: 'flood', name: `${name}-open`, mask: opened }] : [whole];
  });
}

function flood(
  kind: string,
  terrain: Float32Array,
  tolerances: readonly number[],
  { width, height }: LabPicture,
): { name: string; tolerance: number; mask: Uint8Array }[] {
  const levels = floodLevels(terrain, width, height);
  return tolerances.map((tolerance) => ({
    name: `${kind}-${tolerance}`,
    tolerance,
    mask: keepProductPieces(dryAt(levels, tolerance), width, height),
  }));
}
