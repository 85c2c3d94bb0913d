import sharp from 'sharp';
import { decodePhoto } from '../src/photo/decode-photo.ts';
import { chooseOpinion, considerPhoto } from '../src/photo/segmentation/cut-out-product.ts';
import {
  applyStrokes,
  beginRepair,
  REPAIR_SIDE,
  type RepairState,
  recut,
  type Stroke,
} from '../src/repair.ts';
import { type BenchPhoto, loadPhotos, readMask } from './cut-outs/photos.ts';
import { nextStroke } from './repair/robot-hand.ts';

const WORST = 10;
const STROKES = 6;
const WANTED = 0.95;

/**
 * A robot hand repairs the worst cut-outs of the work half with at most six strokes each: the overlap with the truth that
 * it reaches, and the processor time that a stroke takes.
 */
export async function run(): Promise<void> {
  const photos = await loadPhotos('work');
  const cuts = [];
  for (const photo of photos) cuts.push(await cutFirst(photo));
  const worst = cuts.sort((a, b) => a.overlap - b.overlap).slice(0, WORST);
  console.log(
    `repair: the ${WORST} worst of ${photos.length} photos, at most ${STROKES} strokes, wanted ${WANTED}`,
  );
  const times: number[] = [];
  let reached = 0;
  for (const cut of worst) {
    const { overlaps, strokes, milliseconds } = repairByRobot(cut);
    times.push(...milliseconds);
    if ((overlaps.at(-1) ?? 0) >= WANTED) reached++;
    console.log(
      `${cut.name.padEnd(28)} ${overlaps.map((value) => value.toFixed(3)).join(' ')}  ${strokes} strokes`,
    );
  }
  times.sort((a, b) => a - b);
  console.log(`${reached} of ${worst.length} reach ${WANTED}`);
  console.log(
    `a stroke: median ${median(times)} ms of processor time, longest ${Math.round(times.at(-1) ?? 0)} ms`,
  );
}

interface FirstCut {
  name: string;
  overlap: number;
  rgb: Uint8Array;
  size: { width: number; height: number };
  mask: Uint8Array;
  truth: Uint8Array;
}

async function cutFirst({ name, photo, truth }: BenchPhoto): Promise<FirstCut> {
  const decoded = await decodePhoto(photo);
  if (decoded.kind !== 'whole') throw new Error(`${name} is transparent`);
  const { small } = decoded.sizes;
  const chosen = chooseOpinion(considerPhoto(small).opinions);
  const { data, info } = await sharp(photo)
    .autoOrient()
    .removeAlpha()
    .resize(REPAIR_SIDE, REPAIR_SIDE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const found = chosen?.mask ?? new Uint8Array(small.width * small.height);
  const { data: enlarged } = await sharp(Buffer.from(found.map((value) => value * 255)), {
    raw: { width: small.width, height: small.height, channels: 1 },
  })
    .resize(size.width, size.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = Uint8Array.from(enlarged, (value) => (value > 127 ? 1 : 0));
  const right = await readMask(truth, size.width, size.height);
  return { name, overlap: overlapOf(mask, right), rgb: data, size, mask, truth: right };
}

function repairByRobot({ rgb, size, mask, truth }: FirstCut) {
  const repair = beginRepair(rgb, size, mask);
  const strokes: Stroke[] = [];
  const milliseconds: number[] = [];
  let state: RepairState = repair.start;
  const overlaps = [overlapOf(state.mask, truth)];
  while (strokes.length < STROKES && (overlaps.at(-1) ?? 0) < WANTED) {
    // A user sees what a stroke did, and paints exactly where following the border did worse.
    const tries = [true, false].flatMap((follows) => {
      const stroke = nextStroke(state, truth, size, follows);
      if (!stroke) return [];
      const start = process.cpuUsage();
      const after = recut(repair.picture, state, stroke);
      if (follows) milliseconds.push(process.cpuUsage(start).user / 1000);
      return [{ stroke, after, overlap: overlapOf(after.mask, truth) }];
    });
    const best = tries.reduce<(typeof tries)[number] | null>(
      (found, each) => (found && found.overlap >= each.overlap ? found : each),
      null,
    );
    if (!best) break;
    strokes.push(best.stroke);
    state = best.after;
    overlaps.push(best.overlap);
  }
  const again = applyStrokes(repair, strokes);
  if (overlapOf(again.mask, state.mask) !== 1) throw new Error('the same strokes gave another mask');
  return { overlaps, strokes: strokes.length, milliseconds };
}

function overlapOf(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    both += (one[i] ?? 0) & (other[i] ?? 0);
    either += (one[i] ?? 0) | (other[i] ?? 0);
  }
  return either ? both / either : 1;
}

const median = (sorted: readonly number[]): number => Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
