import type { Stroke } from '@andromeda/image-engine/repair';

/**
 * What the repair's worker is asked: first the pictures, then what the strokes make of them, as often as they change. It
 * holds the exact border back while a hand paints.
 */
export type RepairRequest =
  | { kind: 'begin'; rgb: Uint8Array; mask: Uint8Array; width: number; height: number }
  | { kind: 'hold' }
  | { kind: 'cut'; turn: number; strokes: readonly Stroke[] };

/**
 * The mask (1 where the product is) and the border that is in doubt, after the strokes of that turn. First it lies about
 * right, and once the hand rests exactly where the server will draw it.
 */
export interface RepairAnswer {
  turn: number;
  mask: Uint8Array;
  doubtful: Uint8Array;
  exact: boolean;
}
