import type { RepairStroke } from '@andromeda/platform';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Box, fitInto, keepInside, toShares, type Viewport, zoomAt } from './viewport.ts';

/** How the next stroke paints. `size` is its radius in CSS pixels: closer in, it paints finer. */
export interface Brush {
  side: RepairStroke['side'];
  size: number;
  follows: boolean;
}

type Point = [number, number];

/** What a hand does on the canvas, in the canvas's CSS pixels. */
interface Gestures {
  /** Whether a button paints now, or only moves the picture. */
  paints: boolean;
  begin(point: Point): void;
  continue(point: Point): void;
  finish(): void;
  cancel(): void;
  /** Pointer `id`, one of `fingers`, drags the picture to a point. */
  drag(fingers: ReadonlyMap<number, Point>, id: number, to: Point): void;
}

interface BrushOptions {
  brush: Brush;
  paints: boolean;
  onBegin: () => void;
  onStroke: (stroke: RepairStroke) => void;
}

/** A hand on the canvas: one finger, pen or button paints; two fingers, the wheel or the space bar move the picture. */
export function useBrush(picture: Box, canvas: Box, { brush, paints, onBegin, onStroke }: BrushOptions) {
  const [moved, setMoved] = useState<Viewport | null>(null);
  const [stroke, setStroke] = useState<RepairStroke | null>(null);
  const viewport = moved ? keepInside(moved, picture, canvas) : fitInto(picture, canvas);
  const longest = Math.max(picture.width, picture.height);
  const begin = (point: Point): RepairStroke => ({
    side: brush.side,
    follows: brush.follows,
    radius: brush.size / viewport.scale / longest,
    points: toShares(viewport, point, picture),
  });
  const zoom = (point: Point, factor: number) => setMoved(zoomAt(viewport, point, factor, picture, canvas));
  const handlers = useGestures({
    paints,
    begin: (point) => {
      onBegin();
      setStroke(begin(point));
    },
    continue: (point) =>
      setStroke((now) => now && { ...now, points: [...now.points, ...toShares(viewport, point, picture)] }),
    finish: () => {
      if (stroke) onStroke(stroke);
      setStroke(null);
    },
    cancel: () => setStroke(null),
    drag: (fingers, id, to) =>
      setMoved(keepInside(pinch(viewport, fingers, id, to, picture, canvas), picture, canvas)),
  });
  return {
    viewport,
    stroke,
    handlers,
    zoom,
    /** A dot at a point of the canvas, for keyboards. */
    dot: (point: Point) => onStroke(begin(point)),
    isWhole: viewport.scale <= fitInto(picture, canvas).scale * 1.01,
    showWhole: () => setMoved(null),
  };
}

/** Tells painting from moving: a second finger, the middle button and the space bar move the picture. */
function useGestures(gestures: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const dragging = useRef(false);
  const painting = useRef(false);
  const space = useSpaceBar();
  const lift = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers.current.delete(event.pointerId);
    painting.current = false;
    if (fingers.current.size === 0) dragging.current = false;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      const point = pointOf(event);
      fingers.current.set(event.pointerId, point);
      if (fingers.current.size > 1 || event.button === 1 || space.current) {
        // The second finger takes back what the first one began.
        painting.current = false;
        dragging.current = true;
        gestures.cancel();
      } else if (event.button === 0 && gestures.paints) {
        painting.current = true;
        gestures.begin(point);
      }
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const point = pointOf(event);
      if (dragging.current || !gestures.paints) {
        gestures.drag(fingers.current, event.pointerId, point);
        fingers.current.set(event.pointerId, point);
        return;
      }
      if (!painting.current || Math.hypot(point[0] - before[0], point[1] - before[1]) < 2) return;
      fingers.current.set(event.pointerId, point);
      gestures.continue(point);
    },
    onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
      if (!dragging.current) gestures.finish();
      lift(event);
    },
    onPointerCancel(event: PointerEvent<HTMLCanvasElement>) {
      lift(event);
      gestures.cancel();
    },
  };
}

function pointOf(event: PointerEvent<HTMLCanvasElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

/** One pointer moves the picture, two also bring it closer. */
function pinch(
  viewport: Viewport,
  fingers: ReadonlyMap<number, Point>,
  id: number,
  to: Point,
  picture: Box,
  canvas: Box,
): Viewport {
  const from = fingers.get(id) ?? to;
  const other = [...fingers].find(([each]) => each !== id)?.[1];
  if (!other) return { ...viewport, x: viewport.x + to[0] - from[0], y: viewport.y + to[1] - from[1] };
  const apart = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]);
  const middle = (point: Point): Point => [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
  const [before, after] = [middle(from), middle(to)];
  const shifted = { ...viewport, x: viewport.x + after[0] - before[0], y: viewport.y + after[1] - before[1] };
  return zoomAt(shifted, after, apart(to) / Math.max(1, apart(from)), picture, canvas);
}

/** Whether the space bar is held down. */
function useSpaceBar() {
  const held = useRef(false);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.code === 'Space') held.current = event.type === 'keydown';
    };
    window.addEventListener('keydown', follow);
    window.addEventListener('keyup', follow);
    return () => {
      window.removeEventListener('keydown', follow);
      window.removeEventListener('keyup', follow);
    };
  }, []);
  return held;
}
