/**
 * What a browser needs to repair a cut-out: the same cut as the server's, on a reduced picture, without sharp and
 * without Node.
 */
export { applyStrokes, beginRepair, REPAIR_SIDE, type Repair } from './photo/repair/begin-repair.ts';
export { findDoubtfulBorder } from './photo/repair/doubtful-border.ts';
export { type RepairState, recut } from './photo/repair/recut.ts';
export { openSketch, type Sketch } from './photo/repair/sketch-stroke.ts';
export { paintStroke, type Size, type Stroke } from './photo/repair/stroke.ts';
