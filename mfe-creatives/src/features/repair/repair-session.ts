import {
  beginRepair,
  findDoubtfulBorder,
  openSketch,
  type Repair,
  type RepairState,
  recut,
  type Sketch,
  type Stroke,
} from '@andromeda/image-engine/repair';
import { practise } from './practise.ts';
import type { RepairAnswer, RepairRequest } from './repair-protocol.ts';

/** What a stroke led to, so that taking one back costs nothing. */
interface Step {
  stroke: string;
  /** About right, until the exact border is there. */
  sketch: RepairState;
  exact: RepairState | null;
}

/** So long (ms) a hand may rest between two strokes: the exact border would be in the way of the next answer. */
const REST = 350;
/** A stroke that has begun ends within this time (ms), or does without the exact border of the one before. */
const STROKE = 1500;

/** Takes a repair's orders. A stroke is answered at once, about right; the exact border comes once the hand rests. */
export function openRepairSession(post: (answer: RepairAnswer) => void): (request: RepairRequest) => void {
  let strokes: Strokes | undefined;
  let waiting: { timer: ReturnType<typeof setTimeout>; work: () => void } | undefined;

  function waitFor(milliseconds: number, work: () => void): void {
    clearTimeout(waiting?.timer);
    waiting = { timer: setTimeout(work, milliseconds), work };
  }

  function settle(current: Strokes, turn: number): void {
    waiting = undefined;
    if (current.settleOne()) post({ turn, ...current.answer() });
    else waitFor(0, () => settle(current, turn));
  }

  return (request) => {
    if (request.kind === 'hold') {
      if (waiting) waitFor(STROKE, waiting.work);
      return;
    }
    clearTimeout(waiting?.timer);
    waiting = undefined;
    if (request.kind === 'begin') {
      const begun = openStrokes(beginRepair(request.rgb, request, request.mask));
      strokes = begun;
      practise(request, () => begun !== strokes || begun.some());
    } else if (strokes) {
      const current = strokes;
      current.paint(request.strokes);
      const answer = current.answer();
      post({ turn: request.turn, ...answer });
      if (!answer.exact) waitFor(REST, () => settle(current, request.turn));
    }
  };
}

type Strokes = ReturnType<typeof openStrokes>;

function openStrokes(repair: Repair) {
  const sketch: Sketch = openSketch(repair.picture);
  let steps: Step[] = [];
  let painted: readonly Stroke[] = [];
  const stateAfter = (count: number): RepairState => {
    const step = steps[count - 1];
    return step?.exact ?? step?.sketch ?? repair.start;
  };
  return {
    some: () => steps.length > 0,
    paint(strokes: readonly Stroke[]): void {
      const names = strokes.map((stroke) => JSON.stringify(stroke));
      const same = names.findIndex((name, at) => steps[at]?.stroke !== name);
      steps = steps.slice(0, same >= 0 ? same : names.length);
      for (const [at, stroke] of strokes.entries()) {
        if (at < steps.length) continue;
        steps.push({ stroke: names[at] ?? '', sketch: sketch(stateAfter(at), stroke), exact: null });
      }
      painted = strokes;
    },
    /** Works out one more exact border; true when there is none left to do. */
    settleOne(): boolean {
      const at = steps.findIndex(({ exact }) => !exact);
      const [step, stroke] = [steps[at], painted[at]];
      if (step && stroke) step.exact = recut(repair.picture, stateAfter(at), stroke);
      return at === steps.length - 1;
    },
    answer(): Omit<RepairAnswer, 'turn'> {
      const { mask } = stateAfter(steps.length);
      const exact = steps.every((step) => step.exact);
      return { mask, doubtful: findDoubtfulBorder(repair.picture, mask), exact };
    },
  };
}
