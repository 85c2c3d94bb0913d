import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@andromeda/tooling/workspace';
import { type Interaction, slowDown } from '../e2e/host/interactions.ts';
import { quantile } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';
import { launchBrowser } from './slowed/launch-browser.ts';

const WANTED = 100;
/** What the browser reports of a press that it answered at once is nothing: less than this. */
const SHORTEST = 16;
const SLOWEST = 12;
const BASELINE = '98 of 100 presses of a button on an empty page';
const EMPTY_PRESSES = 50;

/**
 * Measures how long a press waits for the next paint, over all journeys of the browser suite, in pages whose processor is
 * slowed four times (Event Timing; of the pages of a journey's own context). Names the slowest. Journeys that
 * fail because they are slow are counted as far as they came.
 */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-interactions-'));
  try {
    spawnSync(process.execPath, [join(root, 'tooling/scripts/e2e.mjs'), '--trace=off', '--workers=1'], {
      stdio: 'inherit',
      env: { ...process.env, ANDROMEDA_INTERACTIONS: folder },
    });
    const noted = readdirSync(folder).flatMap((file) => read(join(folder, file)));
    return [rowOfPresses(noted, await pressEmptyPage())];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOfPresses(noted: readonly Interaction[], empty: number[]): Row {
  const presses = noted.filter(({ measured }) => !measured).length;
  const longest = new Map<string, Interaction & { delay: number }>();
  for (const interaction of noted) {
    const { journey, measured } = interaction;
    if (!measured) continue;
    const key = `${journey} ${measured.id}`;
    if (measured.delay > (longest.get(key)?.delay ?? 0))
      longest.set(key, { ...interaction, delay: measured.delay });
  }
  const slow = [...longest.values()].sort((a, b) => b.delay - a.delay);
  for (const { delay, on, path, journey } of slow.slice(0, SLOWEST))
    console.log(`${delay} ms: ${on} (${path}, ${journey})`);
  const quick = Array.from({ length: Math.max(0, presses - slow.length) }, () => SHORTEST);
  const delays = [...slow.map(({ delay }) => delay), ...quick];
  const row = rowOf(`98 of 100 of ${delays.length} presses`, 'ms', [quantile(delays, 0.98)], {
    against: [BASELINE, [quantile(empty, 0.98)]],
    wanted: ['value', 'at most', WANTED],
  });
  return { ...row, spread: [quantile(delays, 0), quantile(delays, 1)] };
}

/** How long presses wait on a page that has nothing else to draw: what the machine and its browser cost. */
async function pressEmptyPage(): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await slowDown(page);
    await page.setContent('<button onclick="this.textContent += 1">1</button>');
    await page.evaluate(() => {
      const state = window as unknown as { delays: number[] };
      state.delays = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === 'pointerup') state.delays.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    for (let press = 0; press < EMPTY_PRESSES; press++) await page.getByRole('button').click();
    return await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  } finally {
    await browser.close();
  }
}

const read = (file: string): Interaction[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
