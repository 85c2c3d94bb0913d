// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { boxBlur } from './planes.ts';

/** How far (px of the guide) outside the outline hair and fur are looked for. */
export const HAIR_REACH = 24;
const RESTLESS = 0.3;
/** Shares of restless ground beside the outline where hair begins to be likely, and where it is sure. */
const FEW_STRANDS = 0.02;
const MANY_STRANDS = 0.08;
/** Shares of restless ground, farther out, where strands cannot be told from it so well any more, and where not at all. */
const CALM_GROUND = 0.05;
const RESTLESS_GROUND = 0.1;

/**
 * Hair and fur leave the outline where the ground beside it is restless and the ground farther out is calm: a shadow is
 * calm, and a pattern is restless everywhere. Grass and wood are restless only in places: what they show would be taken for
 * hair, so there is none where the ground as a whole is restless.
 */
export function findHair(
  calm: Float32Array,
  { wide, near, mask }: { wide: Float32Array; near: Float32Array; mask: Float32Array },
  width: number,
  height: number,
): Float32Array {
  const far = boxBlur(mask, width, height, HAIR_REACH * 3);
  const beside = shareRestless(calm, { wide, from: near, until: null }, width, height);
  const hair = new Float32Array(wide.length);
  const certainty =
    (RESTLESS_GROUND - wholeShare(calm, { from: far, until: near })) / (RESTLESS_GROUND - CALM_GROUND);
  if (!beside || certainty <= 0) return hair;
  const beyond = shareRestless(calm, { wide, from: far, until: near }, width, height);
  for (let i = 0; i < hair.length; i++) {
    if (near[i]! <= 0.001) continue;
    const strands = (beside[i]! - 2 * (beyond?.[i] ?? 0) - FEW_STRANDS) / (MANY_STRANDS - FEW_STRANDS);
    hair[i] = Math.max(0, Math.min(1, strands)) * Math.min(1, certainty);
  }
  return hair;
}

/** Where ground is looked at: as far as `from` reaches, without what `until` reaches. */
interface Around {
  wide: Float32Array;
  from: Float32Array;
  until: Float32Array | null;
}

/** For each place the share of the ground around it that is restless; null where none is. */
function shareRestless(
  calm: Float32Array,
  { wide, from, until }: Around,
  width: number,
  height: number,
): Float32Array | null {
  const members = new Float32Array(wide.length);
  const restless = new Float32Array(wide.length);
  let any = false;
  for (let i = 0; i < members.length; i++) {
    if (wide[i]! >= 0.001 || from[i]! <= 0.001 || (until && until[i]! > 0.001)) continue;
    members[i] = 1;
    if (calm[i]! >= RESTLESS) continue;
    restless[i] = 1;
    any = true;
  }
  if (!any) return null;
  const area = boxBlur(members, width, height, HAIR_REACH);
  const share = boxBlur(restless, width, height, HAIR_REACH);
  for (let i = 0; i < share.length; i++) if (share[i] !== 0) share[i]! /= Math.max(0.001, area[i]!);
  return share;
}

/** The share of all the ground farther out that is restless. */
function wholeShare(
  calm: Float32Array,
  { from, until }: { from: Float32Array; until: Float32Array },
): number {
  let members = 0;
  let restless = 0;
  for (let i = 0; i < calm.length; i++) {
    if (from[i]! <= 0.001 || until[i]! > 0.001) continue;
    members++;
    if (calm[i]! < RESTLESS) restless++;
  }
  return members === 0 ? 0 : restless / members;
}
