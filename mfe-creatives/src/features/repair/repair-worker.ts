import {
  beginRepair,
  findDoubtfulBorder,
  type Repair,
  type RepairState,
  recut,
} from '@andromeda/image-engine/repair';
import type { RepairAnswer, RepairOrder } from './repair-protocol.ts';

// Bundled into the text that starts it (`?raw`), and runs in a worker of its own.

let repair: Repair | undefined;
/** What each stroke led to, so that taking one back costs nothing. */
let steps: { stroke: string; state: RepairState }[] = [];

addEventListener('message', ({ data }: MessageEvent<RepairOrder>) => {
  if (data.kind === 'begin') {
    repair = beginRepair(data.rgb, data, data.mask);
    steps = [];
  } else if (repair) postMessage(cut(repair, data));
});

function cut(
  { picture, start }: Repair,
  { turn, strokes }: Extract<RepairOrder, { kind: 'cut' }>,
): RepairAnswer {
  const names = strokes.map((stroke) => JSON.stringify(stroke));
  const same = names.findIndex((name, at) => steps[at]?.stroke !== name);
  if (same >= 0) steps = steps.slice(0, same);
  for (let at = steps.length; at < strokes.length; at++) {
    const stroke = strokes[at];
    if (stroke)
      steps.push({ stroke: names[at] ?? '', state: recut(picture, steps.at(-1)?.state ?? start, stroke) });
  }
  const { mask } = steps[strokes.length - 1]?.state ?? start;
  return { turn, mask, doubtful: findDoubtfulBorder(picture, mask) };
}
