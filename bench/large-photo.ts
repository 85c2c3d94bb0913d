import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { bffClient, photoPath } from '../e2e/host/bff-client.ts';
import { createSeller, type RegisteredSeller, startSession } from '../e2e/host/seller.ts';
import { median } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';
import { launchBrowser } from './slowed/launch-browser.ts';
import { loop } from './slowed/page-timing.ts';
import { slowRenderers } from './slowed/slow-renderers.ts';

const RUNS = 5;
const SLOWED = 4;
const LIMITS = { ready: 2000, seen: 5000 };
const BASELINE = 'a photo of 2 megapixels, which is sent as it is';
/** What no page of ours can be faster than. */
const BROWSER_ALONE =
  'the browser alone: the photo decoded, drawn at 2048 px and written as JPEG, in a page that does nothing else';
const SERVER_ALONE = 'the server alone: the same picture sent by a program, with no page at work';
const SIDES = { small: [1632, 1224], large: [4032, 3024] } as const;

/**
 * Measures the milliseconds from the choice of a photo of 12 megapixels until it is ready to be sent, and until its cut-out is
 * seen, in a browser whose renderers are slowed four times. The server runs beside it at its own speed. What browser and server take for
 * their parts by themselves stands beside it.
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
    const first = await context.newPage();
    const seller = await createSeller(server.url);
    await startSession(first, server.url, seller);
    await first.goto('/dashboard');
    await first.close();
    const photos = { small: await phonePhoto(SIDES.small), large: await phonePhoto(SIDES.large) };
    const small: number[] = [];
    const large: Moments[] = [];
    const slowed: number[] = [];
    // A new account's credits are enough for the page's runs alone.
    const another = await createSeller(server.url);
    const alone: Alone = { browser: [], server: [] };
    for (let round = 0; round < RUNS; round++) {
      // One after the other: a page beside it takes turns of a slowed renderer.
      const before = await context.newPage();
      slowed.push(await cutOut(browser, before, photos.small, 'sent'));
      small.push(await before.evaluate(() => (window as unknown as Watched).sent));
      await before.close();
      const page = await context.newPage();
      slowed.push(await cutOut(browser, page, photos.large, 'seen'));
      large.push(await momentsOf(page));
      await page.close();
      const empty = await context.newPage();
      alone.browser.push(await reduceAlone(browser, empty, photos.large));
      await empty.close();
      alone.server.push(await cutOutAlone(server.url, another, await reducedPhoto(photos.large)));
    }
    console.log(
      `renderers slowed ${SLOWED} times, ${median(slowed).toFixed(1)} times by a loop's own measure`,
    );
    return rowsOf(large, small, alone);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

function rowsOf(large: readonly Moments[], small: number[], alone: Alone): Row[] {
  const row = (what: string, of: (moments: Moments) => number, against?: [string, number[]]) =>
    rowOf(`12 megapixels, ${what}`, 'ms', large.map(of), against && { against });
  const ready = rowOf(
    '12 megapixels ready',
    'ms',
    large.map(({ sent }) => sent),
    { against: [BASELINE, small], wanted: ['value', 'at most', LIMITS.ready] },
  );
  const seen = rowOf(
    '12 megapixels, from the choice to the cut-out',
    'ms',
    large.map((moments) => moments.seen),
    { wanted: ['value', 'at most', LIMITS.seen] },
  );
  return [
    ready,
    row('ready, beside the browser alone', ({ sent }) => sent, [BROWSER_ALONE, alone.browser]),
    row('sent until answered', ({ sent, answered }) => answered - sent, [SERVER_ALONE, alone.server]),
    row('answered until seen', ({ answered, seen }) => seen - answered),
    seen,
  ];
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

/** Milliseconds that the parts take by themselves. */
interface Alone {
  browser: number[];
  server: number[];
}

/** In a page that does nothing else, slowed as the others. */
async function reduceAlone(browser: Browser, page: Page, photo: Buffer): Promise<number> {
  await page.goto('/app-icons/icon.svg');
  const release = await slowRenderers(browser, SLOWED);
  try {
    return await page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const began = performance.now();
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const scale = 2048 / Math.max(picture.width, picture.height);
      const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('no canvas');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
      await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return performance.now() - began;
    }, photo.toString('base64'));
  } finally {
    release();
  }
}

/** The photo as the page sends it. */
const reducedPhoto = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).rotate().resize(2048, 2048, { fit: 'inside' }).jpeg({ quality: 90 }).toBuffer();

async function cutOutAlone(url: string, seller: RegisteredSeller, photo: Buffer): Promise<number> {
  const { token } = await bffClient(url, seller);
  const body = new FormData();
  body.set('operation', 'remove_background');
  body.append('images', new File([new Uint8Array(photo)], 'foto.jpg', { type: 'image/jpeg' }));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const began = performance.now();
  const answer = await fetch(`${url}/api/generations`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - began;
}

/** Milliseconds since the choice of a photo: sent to the server, answered, and seen as a cut-out. */
type Moments = Record<'sent' | 'answered' | 'seen', number>;
type Watched = { [Moment in keyof Moments]: Promise<number> };

/** Chooses the photo, presses the button as soon as it can be pressed, and waits for a moment; nothing is
 * sent where that is `sent`. Answers how much slower the page was. */
async function cutOut(browser: Browser, page: Page, photo: Buffer, last: 'sent' | 'seen'): Promise<number> {
  await page.addInitScript(watch, last === 'seen');
  await page.goto('/mobile/remover-fundo');
  await page.getByRole('button', { name: 'Remover Fundo', exact: true }).waitFor();
  const before = await page.evaluate(loop);
  const release = await slowRenderers(browser, SLOWED);
  try {
    const after = await page.evaluate(loop);
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await page.evaluate((moment) => (window as unknown as Watched)[moment], last);
    return after / before;
  } finally {
    release();
  }
}

const momentsOf = (page: Page) =>
  page.evaluate(async (): Promise<Moments> => {
    const { sent, answered, seen } = window as unknown as Watched;
    return { sent: await sent, answered: await answered, seen: await seen };
  });

/** In the page, before its scripts. Without `whole` nothing is sent. */
function watch(whole: boolean): void {
  const { fetch } = window;
  let began = 0;
  const press = () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.includes('Remover Fundo') && textContent.includes('crédito'),
    );
    if (button && !button.disabled) button.click();
    else requestAnimationFrame(press);
  };
  const begin = () => {
    began = performance.now();
    requestAnimationFrame(press);
  };
  document.addEventListener('change', begin, { capture: true, once: true });
  const state = window as unknown as Watched;
  let answer: (moment: number) => void;
  state.answered = new Promise((resolve) => {
    answer = resolve;
  });
  state.sent = new Promise((resolve) => {
    window.fetch = async (input, init) => {
      if (!(init?.body instanceof FormData)) return fetch(input, init);
      resolve(performance.now() - began);
      if (!whole) return new Promise(() => {});
      const answered = await fetch(input, init);
      answer(performance.now() - began);
      return answered;
    };
  });
  state.seen = new Promise((resolve) => {
    const look = () => {
      // Before it, an example stands there.
      const result = document.querySelector<HTMLImageElement>('[aria-label="Resultado"] img[src*="/file"]');
      if (result?.complete && result.naturalWidth > 0) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    look();
  });
}
