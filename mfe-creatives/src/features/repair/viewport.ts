/** How the picture lies on the canvas: its pixels times `scale`, moved by `x` and `y`, in CSS pixels. */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

/** How much closer than the whole picture one may come. */
const MOST_ZOOM = 12;

/** The whole picture in the middle of the canvas. */
export function fitInto(picture: Box, canvas: Box): Viewport {
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height);
  return {
    scale,
    x: (canvas.width - picture.width * scale) / 2,
    y: (canvas.height - picture.height * scale) / 2,
  };
}

/** Comes closer by `factor` around a point of the canvas, which stays where it is. */
export function zoomAt(
  view: Viewport,
  [x, y]: [number, number],
  factor: number,
  picture: Box,
  canvas: Box,
): Viewport {
  const least = fitInto(picture, canvas).scale;
  const scale = Math.max(least, Math.min(least * MOST_ZOOM, view.scale * factor));
  const by = scale / view.scale;
  return keepInside({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, picture, canvas);
}

/** The picture never leaves the canvas, and is in its middle where it is smaller. */
export function keepInside({ scale, x, y }: Viewport, picture: Box, canvas: Box): Viewport {
  const within = (offset: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, offset));
  return {
    scale,
    x: within(x, picture.width * scale, canvas.width),
    y: within(y, picture.height * scale, canvas.height),
  };
}

/** A point of the canvas in shares of the picture's long side, as strokes are kept. */
export function toShares(
  { scale, x, y }: Viewport,
  [px, py]: [number, number],
  picture: Box,
): [number, number] {
  const longest = Math.max(picture.width, picture.height) * scale;
  const share = (value: number): number => Math.round((value / longest) * 10_000) / 10_000;
  return [share(px - x), share(py - y)];
}
