import type { RepairStroke } from '@andromeda/platform';
import type { RepairSources } from './read-pictures.ts';
import type { Viewport } from './viewport.ts';

/** What the canvas shows: where to paint, or the product alone, before or after the repair. */
export type RepairView = 'paint' | 'before' | 'after';

/** The colours of the canvas. They lie on photos, so that both themes have the same. */
const VEIL = [28, 12, 64, 150] as const;
const DOUBT = [255, 196, 46, 255] as const;
const BRUSH = { keep: 'rgb(52 211 120 / 55%)', remove: 'rgb(244 63 94 / 55%)' } as const;

/** A picture of one colour where the mask has the value, to lay over the photo or to cut it with. */
function stencil(
  mask: Uint8Array,
  value: number,
  color: readonly [number, number, number, number],
  { width, height }: { width: number; height: number },
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(width, height);
  // Four bytes at once: three such pictures come of every stroke, on a phone too.
  const whole = new Uint32Array(pixels.data.buffer);
  const [painted = 0] = new Uint32Array(Uint8Array.from(color).buffer);
  for (let i = 0; i < whole.length; i++) if (mask[i] === value) whole[i] = painted;
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas;
}

/** The layers of one mask, made once for each answer of the cut. */
export interface Layers {
  veil: OffscreenCanvas;
  product: OffscreenCanvas;
  doubt: OffscreenCanvas | null;
}

export function layersOf(mask: Uint8Array, doubtful: Uint8Array | null, size: RepairSources): Layers {
  return {
    veil: stencil(mask, 0, VEIL, size),
    product: stencil(mask, 1, [0, 0, 0, 255], size),
    doubt: doubtful && stencil(doubtful, 1, DOUBT, size),
  };
}

interface Drawing {
  sources: RepairSources;
  layers: Layers;
  view: RepairView;
  viewport: Viewport;
  /** The stroke that is being painted. */
  stroke: RepairStroke | null;
  /** Pixels of the screen in one of the page. */
  density: number;
}

export function drawRepair(
  context: CanvasRenderingContext2D,
  { sources, layers, view, viewport, stroke, density }: Drawing,
): void {
  const { canvas } = context;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const { scale, x, y } = viewport;
  context.setTransform(scale * density, 0, 0, scale * density, x * density, y * density);
  context.imageSmoothingQuality = 'high';
  if (view !== 'paint') {
    context.drawImage(layers.product, 0, 0);
    context.globalCompositeOperation = 'source-in';
    context.drawImage(sources.photo, 0, 0);
    context.globalCompositeOperation = 'source-over';
    return;
  }
  context.drawImage(sources.photo, 0, 0);
  context.drawImage(layers.veil, 0, 0);
  if (layers.doubt) context.drawImage(layers.doubt, 0, 0);
  if (stroke) drawStroke(context, stroke, Math.max(sources.width, sources.height));
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
  const border = stencil(doubtful, 1, DOUBT, size);
  context.clearRect(0, 0, size.width, size.height);
  for (let y = -HALF_WIDTH; y <= HALF_WIDTH; y++)
    for (let x = -HALF_WIDTH; x <= HALF_WIDTH; x++)
      if (Math.hypot(x, y) <= HALF_WIDTH) context.drawImage(border, x, y);
}
