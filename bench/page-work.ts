import type { Browser } from '@playwright/test';
import { startSession } from '../e2e/host/seller.ts';
import { type Row, rowOf } from './figures/row.ts';
import { besideJoined, JOINED, type Place } from './joined/beside-joined.ts';
import { type Controls, watchControls } from './slowed/controls.ts';
import { type MeasuredScreen, measuredScreens } from './slowed/measured-screens.ts';

const ROUNDS = 6;

interface Watched extends Controls {
  usable: Promise<number>;
}

/**
 * Measures the processor time of a page's main thread until a screen's main control can be used, beside one joined application from
 * the same sources: once as the product is, and once without the frame that the server draws for a signed-in user. Processor time
 * leaves the network out, so it says what federation and the drawing cost a slow phone.
 */
export async function run(): Promise<Row[]> {
  return besideJoined(async (browser, { ours, joined }) => {
    const kinds = [
      { place: ours, drawn: true, spent: new Map<string, number[]>() },
      { place: ours, drawn: false, spent: new Map<string, number[]>() },
      // What is drawn for a signed-in user is no part of the joined application.
      { place: joined, drawn: false, spent: new Map<string, number[]>() },
    ] as const;
    // The first round warms both servers up.
    for (let round = 0; round <= ROUNDS; round++)
      for (const screen of measuredScreens)
        for (const { place, drawn, spent } of round % 2 === 0 ? kinds : kinds.toReversed()) {
          const milliseconds = await workOf(browser, place, screen, drawn);
          if (round > 0) spent.set(screen.path, [...(spent.get(screen.path) ?? []), milliseconds]);
        }
    const [asItIs, plain, baseline] = kinds.map(({ spent }) => spent);
    return measuredScreens.flatMap(({ path, public: isPublic }) => {
      const against = [JOINED, baseline?.get(path) ?? []] as const;
      const row = (what: string, of: typeof asItIs) =>
        rowOf(`${path}${what}`, 'ms', of?.get(path) ?? [], { against });
      return [row('', asItIs), ...(isPublic ? [] : [row(', without the drawn frame', plain)])];
    });
  });
}

async function workOf(
  browser: Browser,
  { url, seller }: Place,
  { path, control, public: isPublic }: MeasuredScreen,
  drawn: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (!isPublic) await startSession(page, url, seller);
    if (!drawn) await context.clearCookies({ name: 'andromeda_signed_in' });
    await watchControls(page);
    await page.addInitScript((wanted) => {
      const watched = window as unknown as Watched;
      watched.usable = watched.whenUsable(wanted);
    }, control);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url + path);
    await page.evaluate(() => (window as unknown as Watched).usable);
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  } finally {
    await context.close();
  }
}
