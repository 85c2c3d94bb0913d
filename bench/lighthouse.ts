import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from '@andromeda/tooling/build';
import { chromium } from '@playwright/test';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { createSeller, signIn } from '../e2e/host/seller.ts';
import { type Row, rowOf } from './figures/row.ts';
import { browserOptions } from './slowed/launch-browser.ts';

// Fetched when it is asked for: the suite needs none of its hundred packages.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const WANTED = 97;

/** Measures Lighthouse's performance score on its phone profile: of the login, and of a signed-in seller's dashboard. */
export async function run(): Promise<Row[]> {
  await build();
  const server = await startAndromeda();
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-lighthouse-'));
  const port = await freePort();
  // One profile for all runs: Lighthouse leaves its session, and with it the cache, which is emptied here.
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...browserOptions,
    args: [...browserOptions.args, `--remote-debugging-port=${port}`],
    baseURL: server.url,
  });
  try {
    const page = await browser.newPage();
    const session = await browser.newCDPSession(page);
    const scoresOf = async (path: string) => {
      const scores: number[] = [];
      for (let round = 0; round < RUNS; round++) {
        await session.send('Network.clearBrowserCache');
        scores.push(await score(server.url + path, port, folder));
      }
      return rowOf(`${path}, performance`, 'of 100', scores, { wanted: ['value', 'at least', WANTED] });
    };
    const login = await scoresOf('/login');
    await signIn(page, await createSeller(server.url));
    await page.goto('about:blank');
    return [login, await scoresOf('/dashboard')];
  } finally {
    await browser.close();
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
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
