import { applyStrokes, beginRepair, type Stroke } from '@andromeda/image-engine/repair';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RepairAnswer, RepairRequest } from './repair-protocol.ts';
import { openRepairSession } from './repair-session.ts';

const SIZE = { width: 96, height: 72 };
const PIXELS = SIZE.width * SIZE.height;

/** A blue product before a grey ground; the mask has lost its right half. */
function begin(): Extract<RepairRequest, { kind: 'begin' }> {
  const rgb = new Uint8Array(PIXELS * 3);
  const mask = new Uint8Array(PIXELS);
  for (let i = 0; i < PIXELS; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const isProduct = x >= 24 && x < 72 && y >= 16 && y < 60;
    rgb.set(isProduct ? [40, 70, 170] : [176, 178, 180], i * 3);
    mask[i] = isProduct && x < 48 ? 1 : 0;
  }
  return { kind: 'begin', rgb, mask, ...SIZE };
}

const KEEP: Stroke = { side: 'keep', radius: 0.03, points: [0.6, 0.3, 0.65, 0.5], follows: true };
const REMOVE: Stroke = { side: 'remove', radius: 0.03, points: [0.3, 0.4, 0.3, 0.5], follows: true };

let answers: RepairAnswer[];
let receive: (request: RepairRequest) => void;
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  receive = openRepairSession((answer) => answers.push(answer));
  receive(begin());
});
afterEach(() => vi.useRealTimers());

/** What the server makes of the same strokes. */
function keptBy(strokes: readonly Stroke[]): Uint8Array {
  const { rgb, mask } = begin();
  return applyStrokes(beginRepair(rgb, SIZE, mask), strokes).mask;
}

const differing = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((count, value, i) => count + (value === other[i] ? 0 : 1), 0);

test('a stroke is answered at once, about right, and exactly as the server keeps it once the hand rests', () => {
  receive({ kind: 'cut', turn: 1, strokes: [KEEP] });
  expect(answers).toMatchObject([{ turn: 1, exact: false }]);
  const kept = keptBy([KEEP]);
  const found = differing(kept, begin().mask);
  expect(found).toBeGreaterThan(500);
  expect(differing(answers[0]?.mask ?? kept, kept)).toBeLessThan(found * 0.1);
  vi.runAllTimers();
  expect(answers).toMatchObject([{ exact: false }, { turn: 1, exact: true }]);
  expect(answers[1]?.mask).toEqual(kept);
});

test('several strokes end in what the server makes of them, also after one was taken back', () => {
  receive({ kind: 'cut', turn: 1, strokes: [KEEP] });
  receive({ kind: 'cut', turn: 2, strokes: [KEEP, REMOVE] });
  vi.runAllTimers();
  expect(answers.at(-1)).toMatchObject({ turn: 2, exact: true });
  expect(answers.at(-1)?.mask).toEqual(keptBy([KEEP, REMOVE]));
  receive({ kind: 'cut', turn: 3, strokes: [KEEP] });
  expect(answers.at(-1)).toMatchObject({ turn: 3, exact: true });
  expect(answers.at(-1)?.mask).toEqual(keptBy([KEEP]));
});

test('the exact border waits while a hand paints', () => {
  receive({ kind: 'cut', turn: 1, strokes: [KEEP] });
  receive({ kind: 'hold' });
  vi.advanceTimersByTime(1000);
  expect(answers).toHaveLength(1);
  receive({ kind: 'cut', turn: 2, strokes: [KEEP, REMOVE] });
  vi.runAllTimers();
  expect(answers.map(({ turn, exact }) => [turn, exact])).toEqual([
    [1, false],
    [2, false],
    [2, true],
  ]);
});

test('a request without strokes is answered exactly and at once', () => {
  receive({ kind: 'cut', turn: 1, strokes: [] });
  expect(answers).toMatchObject([{ turn: 1, exact: true, mask: begin().mask }]);
});
