import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { signIn } from '../e2e/host/seller.ts';
import { type Row, rowOf } from './figures/row.ts';
import { besideJoined, JOINED, type Place } from './joined/beside-joined.ts';
import { browserOptions } from './slowed/launch-browser.ts';

// Fetched when it is asked for: the suite needs none of its hundred packages.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const WANTED = 97;
/** How many times Lighthouse slows the processor for a phone, whatever machine it runs on. */
const USUAL_SLOWDOWN = 4;
/** Lighthouse's `benchmarkIndex` of a phone of the middle class (Pixel 5), by which Chrome's developer tools calibrate their slowing. */
const PHONE_INDEX = 1000;

/**
 * Measures Lighthouse's performance score on its phone profile, of the login and of a signed-in seller's dashboard, beside one joined
 * application from the same sources: what a machine without a graphics card makes of any page is in both. The profile slows the
 * processor four times, as if the machine were a fast one, and calculates what a slow network would have done. The rows 'calibrated'
 * load the page over such a network and slow the processor only to the speed of a phone of the middle class, which is not at all where
 * the machine is no faster.
 */
export async function run(): Promise<Row[]> {
  return besideJoined(async (_browser, places) => {
    const folder = mkdtempSync(join(tmpdir(), 'andromeda-lighthouse-'));
    try {
      const ours = await visitsOf(places.ours, join(folder, 'ours'));
      const joined = await visitsOf(places.joined, join(folder, 'joined'));
      return paths.flatMap((path) =>
        slowings.map(({ title }) => {
          const row = `${path}, performance${title}`;
          return rowOf(row, 'of 100', ours[row] ?? [], {
            against: [JOINED, joined[row] ?? []],
            wanted: ['value', 'at least', WANTED],
          });
        }),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

const paths = ['/login', '/dashboard'] as const;

/** How a slow network comes about, and by what factor the processor is slowed on a machine of such an index. */
const slowings = [
  { title: '', method: 'simulate', factorOf: () => USUAL_SLOWDOWN },
  {
    title: ', calibrated',
    method: 'devtools',
    factorOf: (index: number) => Math.max(1, index / PHONE_INDEX),
  },
] as const;

/** The scores by row. */
type Scores = Record<string, number[]>;

async function visitsOf({ url, seller }: Place, folder: string): Promise<Scores> {
  const port = await freePort();
  // One profile for all runs: Lighthouse leaves its session, and with it the cache, which is emptied here.
  const browser = await chromium.launchPersistentContext(folder, {
    ...browserOptions,
    args: [...browserOptions.args, `--remote-debugging-port=${port}`],
    baseURL: url,
  });
  try {
    const page = await browser.newPage();
    const session = await browser.newCDPSession(page);
    const scores: Scores = {};
    const visit = async (path: string) => {
      let index = PHONE_INDEX;
      for (const { title, method, factorOf } of Array.from({ length: RUNS }, () => slowings).flat()) {
        await session.send('Network.clearBrowserCache');
        const slowdown = factorOf(index);
        const report = await reportOn(url + path, { port, folder, method, slowdown });
        index = report.index;
        const row = `${path}, performance${title}`;
        scores[row] = [...(scores[row] ?? []), report.score];
        console.log(`${url}${path}: ${report.score}, index ${index}, slowed ${slowdown.toFixed(1)} times`);
      }
    };
    await visit('/login');
    await signIn(page, seller);
    await page.goto('about:blank');
    await visit('/dashboard');
    return scores;
  } finally {
    await browser.close();
  }
}

interface Run {
  port: number;
  folder: string;
  method: 'simulate' | 'devtools';
  slowdown: number;
}

/** The score, and how fast Lighthouse found the machine, which varies with what else it does. */
async function reportOn(
  url: string,
  { port, folder, method, slowdown }: Run,
): Promise<{ score: number; index: number }> {
  const file = join(folder, 'report.json');
  const options = ['--only-categories=performance', '--disable-storage-reset', '--output=json', '--quiet'];
  await promisify(execFile)('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    `--output-path=${file}`,
    `--throttling-method=${method}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ...options,
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (new URL(report.finalDisplayedUrl).href !== url)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return { score: report.categories.performance.score * 100, index: report.environment.benchmarkIndex };
}

/** A port of the loopback that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
