import type { RepairStroke } from '@andromeda/platform';
import type { RepairSources } from './read-pictures.ts';
import type { Viewport } from './viewport.ts';

/** What the canvas shows: where to paint, or the product alone, before or after the repair. */
export type RepairView = 'paint' | 'before' | 'after';

/** The colours of the canvas. They lie on photos, so that both themes have the same. */
const VEIL = [28, 12, 64, 150] as const;
const DOUBT = [255, 196, 46, 255] as const;
const BRUSH = { keep: 'rgb(52 211 120 / 55%)', remove: 'rgb(244 63 94 / 55%)' } as const;

type Colour = readonly [number, number, number, number];

interface Layer {
  mask: Uint8Array;
  value: number;
  colour: Colour;
}

/** A picture that has each layer's colour where its mask has the value, to lay over the photo or to cut it with. */
function stencil(
  layers: readonly Layer[],
  { width, height }: { width: number; height: number },
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(width, height);
  // Four bytes at once: such a picture comes of every stroke, on a phone too.
  const whole = new Uint32Array(pixels.data.buffer);
  for (const { mask, value, colour } of layers) {
    const [painted = 0] = new Uint32Array(Uint8Array.from(colour).buffer);
    for (let i = 0; i < whole.length; i++) if (mask[i] === value) whole[i] = painted;
  }
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas;
}

/** To paint on: a veil over what goes, and the border in doubt, made once for each answer of the cut. */
export function veilOf(mask: Uint8Array, doubtful: Uint8Array | null, size: RepairSources): OffscreenCanvas {
  const veil: Layer = { mask, value: 0, colour: VEIL };
  return stencil(doubtful ? [veil, { mask: doubtful, value: 1, colour: DOUBT }] : [veil], size);
}

/** What stays, to cut it out of the photo. */
export function productOf(mask: Uint8Array, size: RepairSources): OffscreenCanvas {
  return stencil([{ mask, value: 1, colour: [0, 0, 0, 255] }], size);
}

interface View {
  sources: RepairSources;
  /** A veil to paint on, or else the product. */
  layer: OffscreenCanvas;
  view: RepairView;
  viewport: Viewport;
  /** Pixels of the screen in one of the page. */
  density: number;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws photo and layer: all but the stroke that is being painted. */
export function drawView(context: Context, { sources, layer, view, viewport, density }: View): void {
  const { canvas } = context;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  place(context, viewport, density);
  context.imageSmoothingQuality = 'high';
  if (view !== 'paint') {
    context.drawImage(layer, 0, 0);
    context.globalCompositeOperation = 'source-in';
    context.drawImage(sources.photo, 0, 0);
    context.globalCompositeOperation = 'source-over';
    return;
  }
  context.drawImage(sources.photo, 0, 0);
  context.drawImage(layer, 0, 0);
}

function place(context: Context, { scale, x, y }: Viewport, density: number): void {
  context.setTransform(scale * density, 0, 0, scale * density, x * density, y * density);
}

/** Draws the view as it lies in `still`, and the stroke over it: a hand that paints costs no more than that. */
export function drawOver(
  context: CanvasRenderingContext2D,
  still: OffscreenCanvas,
  stroke: RepairStroke | null,
  { sources, viewport, density }: View,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'copy';
  context.drawImage(still, 0, 0);
  context.globalCompositeOperation = 'source-over';
  if (!stroke) return;
  place(context, viewport, density);
  drawStroke(context, stroke, Math.max(sources.width, sources.height));
}

function drawStroke(
  context: CanvasRenderingContext2D,
  { side, radius, points }: RepairStroke,
  longest: number,
) {
  const at = (index: number): [number, number] => [
    (points[index] ?? 0) * longest,
    (points[index + 1] ?? 0) * longest,
  ];
  context.lineWidth = 2 * radius * longest;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = BRUSH[side];
  context.beginPath();
  context.moveTo(...at(0));
  for (let index = 0; index < points.length; index += 2) context.lineTo(...at(index));
  context.stroke();
}

/** Half of the width at which the border in doubt is drawn on a result, in pixels of the reduced photo. */
const HALF_WIDTH = 2;

/** The border in doubt alone, wide enough to be seen, to lie over a picture of the photo's shape. */
export function drawDoubt(
  context: CanvasRenderingContext2D,
  doubtful: Uint8Array,
  size: { width: number; height: number },
): void {
  const border = stencil([{ mask: doubtful, value: 1, colour: DOUBT }], size);
  context.clearRect(0, 0, size.width, size.height);
  for (let y = -HALF_WIDTH; y <= HALF_WIDTH; y++)
    for (let x = -HALF_WIDTH; x <= HALF_WIDTH; x++)
      if (Math.hypot(x, y) <= HALF_WIDTH) context.drawImage(border, x, y);
}
