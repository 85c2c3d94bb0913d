import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { photoPath } from '../e2e/host/bff-client.ts';
import { createSeller, startSession } from '../e2e/host/seller.ts';
import { median } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';
import { loop } from './slowed/page-timing.ts';
import { slowRenderers } from './slowed/slow-renderers.ts';

const RUNS = 5;
const SLOWED = 4;
const LIMIT_MS = 2000;
const BASELINE = 'a photo of 2 megapixels, which is sent as it is';
const SIDES = { small: [1632, 1224], large: [4032, 3024] } as const;

/**
 * Measures the milliseconds from the choice of a photo of 12 megapixels until it is ready to be sent, in a browser whose
 * renderers are slowed four times.
 */
export async function run(): Promise<Row[]> {
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
    await startSession(await context.newPage(), server.url, await createSeller(server.url));
    const photos = { small: await phonePhoto(SIDES.small), large: await phonePhoto(SIDES.large) };
    const took = { small: [] as number[], large: [] as number[] };
    const slowed: number[] = [];
    for (let round = 0; round < RUNS; round++) {
      for (const kind of ['small', 'large'] as const) {
        const page = await context.newPage();
        const { ready, slowdown } = await readyAfter(browser, page, photos[kind]);
        took[kind].push(ready);
        slowed.push(slowdown);
        await page.close();
      }
    }
    console.log(
      `renderers slowed ${SLOWED} times, ${median(slowed).toFixed(1)} times by a loop's own measure`,
    );
    return [
      rowOf('12 megapixels ready', 'ms', took.large, {
        against: [BASELINE, took.small],
        wanted: ['value', 'at most', LIMIT_MS],
      }),
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** As an upright phone writes it: stored sideways, with noise. */
async function phonePhoto([width, height]: readonly [number, number]): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return sharp(photoPath('apple.jpg'))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

type Watched = { sent: Promise<number> };

/** Chooses the photo, presses the button as soon as it can be pressed, and waits until the photo would be sent. */
async function readyAfter(browser: Browser, page: Page, photo: Buffer) {
  await page.addInitScript(() => {
    const { fetch } = window;
    let began = 0;
    const press = () => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent?.includes('Remover Fundo') && textContent.includes('crédito'),
      );
      if (button && !button.disabled) button.click();
      else requestAnimationFrame(press);
    };
    document.addEventListener(
      'change',
      () => {
        began = performance.now();
        requestAnimationFrame(press);
      },
      { capture: true },
    );
    const sent = new Promise<number>((resolve) => {
      window.fetch = (input, init) => {
        if (!(init?.body instanceof FormData)) return fetch(input, init);
        resolve(performance.now() - began);
        return new Promise(() => {});
      };
    });
    Object.assign(window, { sent });
  });
  await page.goto('/mobile/remover-fundo');
  await page.getByRole('button', { name: 'Remover Fundo', exact: true }).waitFor();
  const before = await page.evaluate(loop);
  const release = await slowRenderers(browser, SLOWED);
  try {
    const after = await page.evaluate(loop);
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    const ready = await page.evaluate(() => (window as unknown as Watched).sent);
    return { ready, slowdown: after / before };
  } finally {
    release();
  }
}
