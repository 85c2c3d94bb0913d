import type { RepairStroke } from '@andromeda/platform';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { drawOver, drawView, productOf, type RepairView, veilOf } from './draw-repair.ts';
import { messages } from './messages.ts';
import type { RepairSources } from './read-pictures.ts';
import styles from './repair.module.css';
import { type Brush, useBrush } from './use-brush.ts';
import type { Cut } from './use-cut.ts';
import type { Box } from './viewport.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

type RepairCanvasProps = {
  sources: RepairSources;
  /** The mask before the repair. */
  start: Uint8Array;
  cut: Cut;
  view: RepairView;
  brush: Brush;
  onStroke: (stroke: RepairStroke) => void;
  /** A key that is not the canvas's own: change of brush, undo. */
  onKey: (event: KeyboardEvent) => void;
};

const STEP = 8;

/** The photo to paint on, with what stays and what goes. */
export function RepairCanvas({ sources, start, cut, view, brush, onStroke, onKey }: RepairCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useBox(canvas);
  const hand = useBrush(sources, box, {
    brush,
    paints: view === 'paint',
    onBegin: cut.hold,
    onStroke,
  });
  const [pen, setPen] = useState<[number, number] | null>(null);
  const { zoom } = hand;
  const shape = { '--photo-shape': `${sources.width} / ${sources.height}` } as CSSProperties;
  useDrawing(canvas, box, { sources, start, cut, view, hand });
  useWheel(canvas, zoom);
  useNoFling(canvas);
  const onKeyDown = (event: KeyboardEvent) => {
    // The buttons on the picture have their own keys.
    if (event.target !== event.currentTarget) return;
    const way = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
      event.key
    ];
    const here: [number, number] = pen ?? [box.width / 2, box.height / 2];
    if (way) setPen([here[0] + (way[0] ?? 0), here[1] + (way[1] ?? 0)]);
    else if (event.key === 'Enter' && view === 'paint') hand.dot(here);
    else if (event.key === '+' || event.key === '=') zoom(here, 1.25);
    else if (event.key === '-') zoom(here, 0.8);
    else return onKey(event);
    event.preventDefault();
  };
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is painted on, by keyboard too
      tabIndex={0}
      aria-label="Foto para corrigir o recorte"
      aria-description={messages.keys}
      className={styles.stage}
      data-view={view}
      style={{ '--ground': sources.ground ?? undefined } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} className={styles.canvas} style={shape} {...hand.handlers} />
      {pen && view === 'paint' && (
        <span
          aria-hidden="true"
          className={styles.pen}
          data-side={brush.side}
          style={{ left: pen[0], top: pen[1], width: brush.size * 2, height: brush.size * 2 }}
        />
      )}
      <ZoomButtons
        onZoom={(factor) => zoom([box.width / 2, box.height / 2], factor)}
        onWhole={hand.isWhole ? null : hand.showWhole}
      />
    </div>
  );
}

/** Draws the view after every change of anything that it shows. */
function useDrawing(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  box: Box,
  {
    sources,
    start,
    cut,
    view,
    hand,
  }: Pick<RepairCanvasProps, 'sources' | 'start' | 'cut' | 'view'> & { hand: ReturnType<typeof useBrush> },
): void {
  const { mask, doubtful } = cut;
  const { viewport, stroke } = hand;
  const still = useRef<OffscreenCanvas>(null);
  const layer = useMemo(() => {
    if (view === 'paint') return veilOf(mask, doubtful, sources);
    return productOf(view === 'before' ? start : mask, sources);
  }, [view, mask, doubtful, start, sources]);
  const { scale, x, y } = viewport;
  const shown = useMemo(
    () => ({ sources, layer, view, viewport: { scale, x, y }, density: window.devicePixelRatio || 1 }),
    [sources, layer, view, scale, x, y],
  );
  const drawn = useRef<unknown>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current || box.width === 0) return;
    const [width, height] = [Math.round(box.width * shown.density), Math.round(box.height * shown.density)];
    if (canvas.current.width !== width) canvas.current.width = width;
    if (canvas.current.height !== height) canvas.current.height = height;
    if (still.current?.width !== width || still.current.height !== height) {
      still.current = new OffscreenCanvas(width, height);
      drawn.current = null;
    }
    const behind = still.current.getContext('2d');
    if (behind && drawn.current !== shown) drawView(behind, shown);
    drawn.current = shown;
    drawOver(context, still.current, stroke, shown);
  }, [canvas, box, shown, stroke]);
}

/** The canvas's size on the page. */
function useBox(canvas: React.RefObject<HTMLCanvasElement | null>): Box {
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [canvas]);
  return box;
}

/**
 * Keeps the browser from taking a stroke for a fling: the tap that comes right after one only ends the fling, and presses nothing.
 * `touch-action` does not prevent that, and React listens to touches passively.
 */
function useNoFling(canvas: React.RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const begin = (event: TouchEvent) => event.preventDefault();
    element.addEventListener('touchstart', begin, { passive: false });
    return () => element.removeEventListener('touchstart', begin);
  }, [canvas]);
}

/** React listens to the wheel passively, and the page must not scroll along. */
function useWheel(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  zoom: (point: [number, number], factor: number) => void,
): void {
  const newest = useRef(zoom);
  newest.current = zoom;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      newest.current([event.clientX - box.left, event.clientY - box.top], Math.exp(-event.deltaY / 400));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [canvas]);
}
