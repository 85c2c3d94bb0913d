import type { SceneDescription } from '../scenes/scene-description.ts';
import type { Stage } from './stage.ts';
import type { Trimmed } from './trim.ts';

/** Where a product goes, in pixels of the frame. */
export interface Placing {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The row it stands on; null when it is cut below or hangs in the air. */
  foot: number | null;
}

/** More than these stand in two rows: beside each other they would be too small to be seen. */
const LONGEST_ROW = 4;
const OVERLAP = 0.94;

/** Gives each product its place: the first in front, the others beside it and behind. */
export function arrangeProducts(
  products: readonly Trimmed[],
  scene: SceneDescription,
  stage: Stage,
  lift: number,
): Placing[] {
  if (products.length === 1 && products[0]) return [placeOne(products[0], scene, stage, lift)];
  const { width, height } = stage;
  const above = stage.view === 'above';
  const wide = width * (lift > 0 ? 0.58 : 0.86);
  const ground = stage.foot - lift;
  if (products.length <= LONGEST_ROW) {
    const row = { tall: height * 0.56, foot: ground, middle: above ? height / 2 : null };
    return placeRow(products, { ...row, wide, width, step: height * 0.034 }, true);
  }
  const inFront = Math.ceil(products.length / 2);
  const broad = wide * 1.08;
  const near = { tall: height * 0.36, foot: ground + height * 0.03, middle: above ? height * 0.7 : null };
  const far = { tall: height * 0.43, foot: ground - height * 0.11, middle: above ? height * 0.3 : null };
  return [
    ...placeRow(products.slice(0, inFront), { ...near, wide: broad, width, step: height * 0.012 }, true),
    ...placeRow(products.slice(inFront), { ...far, wide: broad, width, step: 0 }, false),
  ];
}

interface Row {
  width: number;
  wide: number;
  tall: number;
  foot: number;
  /** The row's middle when it is seen from above, where nothing is placed. */
  middle: number | null;
  /** How far the first stands before the others. */
  step: number;
}

function placeRow(products: readonly Trimmed[], row: Row, led: boolean): Placing[] {
  const sizes = products.map(({ layer }, index) => {
    const aspect = layer.width / layer.height;
    const tall = Math.sqrt((led && index === 0 ? 1.12 : 1) / Math.max(0.35, aspect));
    return { wide: tall * aspect, tall };
  });
  const total = sizes.reduce((sum, { wide }) => sum + wide, 0) * OVERLAP;
  const unit = Math.min(row.wide / total, row.tall / Math.max(...sizes.map(({ tall }) => tall)));
  let at = (row.width - total * unit) / 2;
  const placings: Placing[] = [];
  for (const index of sideBySide(products.length)) {
    const { wide = 1, tall = 1 } = sizes[index] ?? {};
    const [w, h] = [wide * unit, tall * unit];
    const foot = row.foot + row.step * (led && index === 0 ? 0.35 : -0.65);
    placings[index] = {
      left: at - (w * (1 - OVERLAP)) / 2,
      top: row.middle === null ? foot - h : row.middle - h / 2,
      width: w,
      height: h,
      foot: row.middle === null ? foot : null,
    };
    at += w * OVERLAP;
  }
  return placings;
}

/** The first in the middle: 2 0 1, 3 1 0 2 ... */
function sideBySide(count: number): number[] {
  const order = [0];
  for (let index = 1; index < count; index++) index % 2 ? order.push(index) : order.unshift(index);
  return order;
}

function placeOne({ layer, cut }: Trimmed, scene: SceneDescription, stage: Stage, lift: number): Placing {
  const { width, height } = stage;
  const aspect = layer.width / layer.height;
  const above = stage.view === 'above';
  const room = {
    wide: width * (lift > 0 ? 0.52 : 0.66) * scene.closeness,
    tall: (above ? height * 0.7 : height * 0.66) * scene.closeness - lift * 0.6,
  };
  const tall = Math.min(room.tall, room.wide / aspect);
  const size = { width: tall * aspect, height: tall };
  if (cut.bottom || cut.left || cut.right || cut.top) return placeCut(size, cut, stage);
  const left = (width - size.width) / 2;
  if (above) return { ...size, left, top: (height - tall) / 2, foot: null };
  if (scene.floating)
    return { ...size, left, top: Math.max(height * 0.08, height * 0.44 - tall / 2), foot: null };
  const foot =
    lift > 0
      ? stage.foot - lift
      : Math.min(height * 0.93, Math.max(stage.foot - lift, height * 0.5 + tall / 2 + height * 0.04));
  return { ...size, left, top: foot - tall, foot };
}

/** A product that its photo's frame cut stays at that side of the new frame. */
function placeCut(
  size: { width: number; height: number },
  cut: Trimmed['cut'],
  { width, height }: Stage,
): Placing {
  const grow = cut.bottom ? 1.1 : 1;
  const [w, h] = [size.width * grow, size.height * grow];
  const left = cut.left && !cut.right ? 0 : cut.right && !cut.left ? width - w : (width - w) / 2;
  const stretched = cut.left && cut.right ? width / w : 1;
  const [wide, tall] = [w * stretched, h * stretched];
  const top = cut.bottom ? height - tall : cut.top ? 0 : height * 0.86 - tall;
  return {
    left: stretched > 1 ? 0 : left,
    top,
    width: wide,
    height: tall,
    foot: cut.bottom ? null : top + tall,
  };
}
