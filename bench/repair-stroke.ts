import { type Browser, chromium, type Page } from '@playwright/test';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { photoPath } from '../e2e/host/bff-client.ts';
import { createSeller, startSession } from '../e2e/host/seller.ts';
import { loop, median, twoFrames } from './slowed/page-timing.ts';
import { slowRenderers } from './slowed/slow-renderers.ts';

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
/** The first strokes of a page meet code that is not compiled yet, as those of a user do: each page paints all of them. */
const ROUNDS = 3;

/**
 * Measures the milliseconds from the end of a stroke on a cut-out until the border that it leads to is drawn, in a phone-sized
 * browser whose renderers, workers included, are slowed four times.
 */
export async function run(): Promise<void> {
  const server = await startAndromeda();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
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
    const took = { frames: [] as number[], strokes: [] as number[], first: [] as number[] };
    const slowed: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // A new repair: the strokes of the last one would be there again.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(address);
      const { frames, strokes, slowdown } = await paint(browser, page);
      took.frames.push(frames);
      took.strokes.push(...strokes);
      took.first.push(strokes[0] ?? 0);
      slowed.push(slowdown);
    }
    const baseline = median(took.frames);
    const middle = median(took.strokes);
    console.log(
      `repair stroke: renderers slowed ${SLOWED} times, ${median(slowed).toFixed(1)} times by a loop's own measure`,
    );
    console.log(`repair stroke: baseline (${BASELINE}) ${baseline.toFixed(0)} ms`);
    console.log(
      `repair stroke: border drawn ${middle.toFixed(0)} ms after a stroke, the first of a page ${median(took.first).toFixed(0)} ms, worst of ${took.strokes.length} ${Math.max(...took.strokes).toFixed(0)} ms, ratio ${(middle / baseline).toFixed(2)}, wanted below ${LIMIT_MS} ms`,
    );
  } finally {
    await browser.close();
    await server.dispose();
  }
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

type Watched = { drawn: Promise<number> };

async function paint(browser: Browser, page: Page) {
  const canvas = page.getByRole('application', { name: 'Foto para corrigir o recorte' }).locator('canvas');
  await canvas.waitFor();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the canvas has no place');
  const before = await page.evaluate(loop);
  const release = await slowRenderers(browser, SLOWED);
  try {
    const after = await page.evaluate(loop);
    const frames = await page.evaluate(twoFrames);
    const strokes: number[] = [];
    for (const [fromX, fromY, toX, toY] of STROKES) {
      await page.mouse.move(box.x + box.width * fromX, box.y + box.height * fromY);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * toX, box.y + box.height * toY, { steps: 5 });
      await page.mouse.up();
      strokes.push(await page.evaluate(() => (window as unknown as Watched).drawn));
    }
    return { frames, strokes, slowdown: after / before };
  } finally {
    release();
  }
}

/** Keeps, as `drawn`, how long after the end of the last stroke the frame came that shows the worker's answer to it. */
function watchWorkers(): void {
  const state = window as unknown as Watched;
  let answered = () => {};
  document.addEventListener(
    'pointerup',
    () => {
      const began = performance.now();
      state.drawn = new Promise((resolve) => {
        answered = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
      });
    },
    { capture: true },
  );
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', () => answered());
    }
  };
}
