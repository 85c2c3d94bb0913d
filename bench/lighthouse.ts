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
const RUNS = 4;
const WANTED = 97;

/**
 * Measures Lighthouse's performance score on its phone profile, of the login and of a signed-in seller's dashboard, beside one joined
 * application from the same sources: what a machine without a graphics card makes of any page is in both.
 */
export async function run(): Promise<Row[]> {
  return besideJoined(async (_browser, places) => {
    const folder = mkdtempSync(join(tmpdir(), 'andromeda-lighthouse-'));
    try {
      const ours = await scoresAt(places.ours, join(folder, 'ours'));
      const joined = await scoresAt(places.joined, join(folder, 'joined'));
      return paths.map((path) =>
        rowOf(`${path}, performance`, 'of 100', ours[path], {
          against: [JOINED, joined[path]],
          wanted: ['value', 'at least', WANTED],
        }),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

const paths = ['/login', '/dashboard'] as const;

async function scoresAt(
  { url, seller }: Place,
  folder: string,
): Promise<Record<(typeof paths)[number], number[]>> {
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
    const scoresOf = async (path: string) => {
      const scores: number[] = [];
      for (let round = 0; round < RUNS; round++) {
        await session.send('Network.clearBrowserCache');
        scores.push(await score(url + path, port, folder));
      }
      return scores;
    };
    const login = await scoresOf('/login');
    await signIn(page, seller);
    await page.goto('about:blank');
    return { '/login': login, '/dashboard': await scoresOf('/dashboard') };
  } finally {
    await browser.close();
  }
}

async function score(url: string, port: number, folder: string): Promise<number> {
  const file = join(folder, 'report.json');
  const options = ['--only-categories=performance', '--disable-storage-reset', '--output=json', '--quiet'];
  await promisify(execFile)('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    `--output-path=${file}`,
    ...options,
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (new URL(report.finalDisplayedUrl).href !== url)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return report.categories.performance.score * 100;
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
