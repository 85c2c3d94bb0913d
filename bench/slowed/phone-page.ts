import type { Browser, Page } from '@playwright/test';
import { type RegisteredSeller, startSession } from '../../e2e/host/seller.ts';
import { type Control, type Controls, watchControls } from './controls.ts';
import { twoFrames } from './page-timing.ts';

const MEGABITS = 9;
const LATENCY_MS = 100;
const SLOWED = 4;

/** A server, and the seller who visits its screens; nobody visits the public ones. */
export interface Visit {
  url: string;
  path: string;
  seller: RegisteredSeller | null;
}

/** Milliseconds until the control can be used and until the largest paint, and how far the layout moved (the sum of all shifts). */
export interface Opened {
  usable: number;
  largestPaint: number;
  layoutShift: number;
}

interface Watched extends Controls {
  usable: Promise<number>;
  largestPaint: number;
  layoutShift: number;
}

/** Opens a screen as a phone does that was never there: 390 px wide, 9 Mbit/s, 100 ms away, its processor slowed four times. */
export async function openOnPhone(browser: Browser, visit: Visit, control: Control): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (visit.seller) await startSession(page, visit.url, visit.seller);
    await watchControls(page);
    await page.addInitScript(watch, control);
    await becomePhone(page);
    await page.goto(visit.url + visit.path);
    const usable = await page.evaluate(() => (window as unknown as Watched).usable);
    await page.waitForLoadState('networkidle');
    await page.evaluate(twoFrames);
    const { largestPaint, layoutShift } = await page.evaluate(() => {
      const { largestPaint, layoutShift } = window as unknown as Watched;
      return { largestPaint, layoutShift };
    });
    return { usable, largestPaint, layoutShift };
  } finally {
    await context.close();
  }
}

/** Makes a page as slow as a phone: 9 Mbit/s, 100 ms away, its processor slowed four times. */
export async function becomePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytes = (MEGABITS * 1e6) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** In the page, before its scripts. */
function watch(control: Control): void {
  const state = window as unknown as Watched;
  state.largestPaint = 0;
  state.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) state.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      state.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  state.usable = state.whenUsable(control);
}
