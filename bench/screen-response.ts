import type { Page, Route } from '@playwright/test';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { photoPath } from '../e2e/host/bff-client.ts';
import { createSeller, signIn } from '../e2e/host/seller.ts';
import { type Row, rowOf } from './figures/row.ts';
import { launchBrowser } from './slowed/launch-browser.ts';
import { twoFrames } from './slowed/page-timing.ts';

const RUNS = 12;
const LIMITS = { preview: 100, step: 200 } as const;
const BASELINE = 'two frames of the same page at rest';

/** Measures the milliseconds until the page shows a chosen photo, and until it shows its progress after a press. */
export async function run(): Promise<Row[]> {
  const server = await startAndromeda();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.url });
    context.setDefaultTimeout(20_000);
    await signIn(await context.newPage(), await createSeller(server.url));
    // The results do not matter here: the route holds the requests back, so none is sent and none costs a credit.
    const held: Route[] = [];
    await context.route('**/api/generations', (route) => void held.push(route));
    const took = { frames: [] as number[], preview: [] as number[], step: [] as number[] };
    for (let round = 0; round < RUNS; round++) {
      // A tab keeps its chosen photos and its runs, so each round opens a new one.
      const page = await context.newPage();
      await page.goto('/mobile/editar-contexto');
      await page.getByLabel('Sua ideia').fill(`mesa de madeira ${round}`);
      took.frames.push(await page.evaluate(twoFrames));
      took.preview.push(
        await until(page, 'img[alt="apple.jpg"]', () =>
          page.locator('input[type="file"]').first().setInputFiles(photoPath('apple.jpg')),
        ),
      );
      took.step.push(
        await until(page, '[aria-label="Resultado"] [role="status"]', () =>
          page.getByRole('button', { name: 'Editar Imagem', exact: true }).click(),
        ),
      );
      for (const route of held.splice(0)) await route.abort();
      await page.close();
    }
    return (['preview', 'step'] as const).map((what) =>
      rowOf(what, 'ms', took[what], {
        against: [BASELINE, took.frames],
        wanted: ['value', 'at most', LIMITS[what]],
      }),
    );
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** The time from the browser's own event (a choice of files, a click) to the frame that shows `selector`. */
async function until(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((wanted) => {
    const state = window as unknown as { shown: Promise<number> };
    state.shown = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`nothing showed ${wanted}`)), 20_000);
      let began = 0;
      const begin = () => {
        began ||= performance.now();
      };
      for (const kind of ['change', 'click']) document.addEventListener(kind, begin, { capture: true });
      const look = () => {
        if (began && document.querySelector(wanted)) resolve(performance.now() - began);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, selector);
  await act();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}
