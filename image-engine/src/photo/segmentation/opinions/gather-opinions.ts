// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { keepProductPieces } from '../components.ts';
import type { LabPicture } from '../lab.ts';
import { cutByColour, insideRim } from './colour-cut.ts';
import { floodOpinions } from './flood-opinions.ts';
import { describeFrame } from './frame-ground.ts';
import { likelyProduct, mapOdds } from './map-odds.ts';
import { findHoles, openSharedHoles } from './open-holes.ts';
import type { Hints, Opinion, OwnCut } from './opinion.ts';
import { scaleMap } from './probability-map.ts';
import { enlargeMask, shrinkMap, shrinkPicture } from './resize.ts';

/** Long sides of the picture that is cut by colour: larger ones take longer and are no better. With a map, a larger one is. */
const COLOUR_SIDE = 180;
const MAPPED_SIDE = 260;
const SMOOTHNESS = 50;
const ROUNDS = 4;
const RIM = 0.04;
/** Ground of this lightness (L) is white paper. */
const WHITE = 92;

/** Everything that can be thought of where the product is. */
export function gatherOpinions(picture: LabPicture, own: OwnCut, { prior }: Hints = {}): Opinion[] {
  const { width, height } = picture;
  const ground = describeFrame(picture);
  // On white ground the own cut takes a pale product's own white for holes.
  const holes = ground.lightness < WHITE ? findHoles(own.mask, width, height) : null;
  const map = prior && scaleMap(prior, picture);
  const coarse = map
    ? [...colourOpinions(picture, { rim: null, map }), mapOpinion(picture, map)]
    : colourOpinions(picture, { rim: null, saliency: own.saliency });
  return [
    { kind: 'own', name: 'own', mask: own.mask },
    ...floodOpinions(picture, ground, own, holes),
    // A colour cut and a map hardly see so far as into a handle or a lattice.
    ...coarse.map((each) => (holes ? { ...each, mask: openSharedHoles(each.mask, own.mask, holes) } : each)),
  ];
}

function mapOpinion({ width, height }: LabPicture, map: Float32Array): Opinion {
  const mask = keepProductPieces(likelyProduct(map), width, height);
  return { kind: 'map', name: 'map', mask, ofMap: true };
}

/**
 * Colour cuts from each of the starts: `rim` knows only that the photo's rim is ground, and `map` is believed beside the
 * colours too.
 */
function colourOpinions(picture: LabPicture, starts: Record<string, Float32Array | null>): Opinion[] {
  const { width, height } = picture;
  return Object.entries(starts).map(([name, map]) => {
    const reduced = shrinkPicture(picture, name === 'map' ? MAPPED_SIDE : COLOUR_SIDE);
    const size = { width: reduced.width, height: reduced.height };
    const possible = insideRim(reduced.width, reduced.height, RIM);
    const likely = map && shrinkMap(map, picture, size);
    const guess = likely ? likelyProduct(likely) : possible;
    const start = { possible, guess, ...(name === 'map' && likely && { prior: mapOdds(likely) }) };
    const mask = enlargeMask(cutByColour(reduced, start, SMOOTHNESS, ROUNDS), size, picture);
    return {
      kind: 'colour',
      name: `colour-${name}`,
      mask: keepProductPieces(mask, width, height),
      ofMap: name === 'map',
    };
  });
}
