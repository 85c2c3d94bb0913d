import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { photoPath } from '../e2e/host/bff-client.ts';
import { createSeller, startSession } from '../e2e/host/seller.ts';
import { median, quantile } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';
import { launchBrowser } from './slowed/launch-browser.ts';
import { loop, twoFrames } from './slowed/page-timing.ts';
import { pageThreadsOf, slowRenderers } from './slowed/slow-renderers.ts';

const SLOWED = 4;
const LIMIT_MS = 300;
const BASELINE = 'two frames of the same page at rest';
/** Where strokes begin and end, in shares of the picture: across the product's border, over it and beside it. */
const STROKES: readonly (readonly [number, number, number, number])[] = [
  [0.2, 0.3, 0.3, 0.4],
  [0.75, 0.25, 0.7, 0.45],
  [0.5, 0.85, 0.6, 0.92],
  [0.1, 0.7, 0.25, 0.75],
  [0.45, 0.5, 0.6, 0.55],
  [0.85, 0.5, 0.95, 0.6],
  [0.3, 0.15, 0.5, 0.1],
  [0.15, 0.5, 0.35, 0.6],
];
/**
 * The first strokes of a page meet code that is not compiled yet, as those of a user do: each page paints all of them. In
 * every second one the hand rests after a stroke until the exact border is there, in the others it paints on.
 */
const ROUNDS = 4;

/**
 * Measures the milliseconds from the end of a stroke on a cut-out until a border that answers it is drawn, in a phone-sized
 * browser whose renderers, workers included, are slowed four times.
 */
export async function run(): Promise<Row[]> {
  const server = await startAndromeda();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await startSession(page, server.url, await createSeller(server.url));
    await page.addInitScript(watchWorkers);
    await openRepair(page);
    const address = page.url();
    const took: Record<keyof Took, number[]> = { frames: [], strokes: [], first: [], cpu: [], exact: [] };
    const slowed: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // A new repair: the strokes of the last one would be there again.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(address);
      const { frames, strokes, cpu, exact, slowdown } = await paint(browser, page, round % 2 === 1);
      took.frames.push(frames);
      took.strokes.push(...strokes);
      took.cpu.push(...cpu);
      took.exact.push(...exact);
      took.first.push(strokes[0] ?? 0);
      slowed.push(slowdown);
    }
    return rowsOf(took, median(slowed));
  } finally {
    await browser.close();
    await server.dispose();
  }
}

interface Took {
  frames: readonly number[];
  strokes: readonly number[];
  first: readonly number[];
  /** Milliseconds for which the page and its worker ran. */
  cpu: readonly number[];
  /** Until the exact border is drawn, where the hand rests. */
  exact: readonly number[];
}

function rowsOf({ frames, strokes, first, cpu, exact }: Took, slowdown: number): Row[] {
  const against = [BASELINE, frames] as const;
  console.log(
    `renderers slowed ${SLOWED} times, ${slowdown.toFixed(1)} times by a loop's own measure; load ${loadavg()[0]?.toFixed(1)}`,
  );
  return [
    rowOf('border drawn', 'ms', strokes, { against, wanted: ['value', 'at most', LIMIT_MS] }),
    rowOf('border drawn, nine in ten', 'ms', [quantile(strokes, 0.9)], { against }),
    rowOf('border drawn, first stroke of a page', 'ms', first, { against }),
    rowOf('exact border drawn, once the hand rests', 'ms', exact, { against }),
    rowOf('of these the page and its worker ran, not slowed', 'ms', cpu, { against }),
  ];
}

/** Cuts a photo out and opens its repair. */
async function openRepair(page: Page): Promise<void> {
  await page.goto('/mobile/remover-fundo');
  await page.locator('input[type="file"]').first().setInputFiles(photoPath('apple.jpg'));
  await page.getByRole('button', { name: 'Remover Fundo', exact: true }).click();
  await page.getByText('Fundo removido com sucesso!').waitFor();
  await page.getByRole('button', { name: 'Não gostei', exact: true }).click();
  await page.getByRole('link', { name: 'Corrigir recorte' }).last().click();
  await page.waitForURL(/corrigir-recorte/);
}

/** Counts and promises of the page under test. */
type Watched = { answers: number; drawn: Promise<number>; exact: Promise<number> };

async function paint(browser: Browser, page: Page, rests: boolean) {
  const canvas = page.getByRole('application', { name: 'Foto para corrigir o recorte' }).locator('canvas');
  await canvas.waitFor();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the canvas has no place');
  // The answer to no stroke at all is not the one that is waited for.
  await page.waitForFunction(() => (window as unknown as Watched).answers > 0);
  const before = await page.evaluate(loop);
  const release = await slowRenderers(browser, SLOWED);
  try {
    const after = await page.evaluate(loop);
    const frames = await page.evaluate(twoFrames);
    const strokes: number[] = [];
    const cpu: number[] = [];
    const exact: number[] = [];
    for (const [fromX, fromY, toX, toY] of STROKES) {
      await page.mouse.move(box.x + box.width * fromX, box.y + box.height * fromY);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * toX, box.y + box.height * toY, { steps: 5 });
      const start = await pageThreadsOf(browser);
      await page.mouse.up();
      strokes.push(await page.evaluate(() => (window as unknown as Watched).drawn));
      cpu.push((await pageThreadsOf(browser)) - start);
      if (rests) exact.push(await page.evaluate(() => (window as unknown as Watched).exact));
    }
    return { frames, strokes, cpu, exact, slowdown: after / before };
  } finally {
    release();
  }
}

/** Keeps how long after the end of the last stroke the frames came that show the worker's first and its exact answer to it. */
function watchWorkers(): void {
  type Kind = 'drawn' | 'exact';
  const state = window as unknown as Watched;
  state.answers = 0;
  let asked = 0;
  let before = 0;
  const answered: Record<Kind, () => void> = { drawn: () => {}, exact: () => {} };
  const begin = (kind: Kind, began: number) => {
    state[kind] = new Promise((resolve) => {
      answered[kind] = () =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    });
  };
  document.addEventListener(
    'pointerup',
    () => {
      before = asked;
      begin('drawn', performance.now());
      begin('exact', performance.now());
    },
    { capture: true },
  );
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }: MessageEvent<{ turn: number; exact: boolean }>) => {
        state.answers++;
        if (data.turn <= before) return;
        answered.drawn();
        if (data.exact) answered.exact();
      });
    }
    override postMessage(request: { turn?: number }) {
      asked = request.turn ?? asked;
      super.postMessage(request);
    }
  };
}
