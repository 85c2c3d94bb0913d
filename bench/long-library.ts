import { build } from '@andromeda/tooling/build';
import type { Page } from '@playwright/test';
import {
  type LibraryPicture,
  type LibraryServer,
  startLibraryServer,
  userIdOf,
} from '../e2e/host/library-server.ts';
import { createSeller, startSession } from '../e2e/host/seller.ts';
import { median } from './figures/median.ts';
import { type Limit, type Row, rowOf } from './figures/row.ts';
import { scrollDown } from './slowed/frames.ts';
import { launchBrowser } from './slowed/launch-browser.ts';
import { becomePhone } from './slowed/phone-page.ts';

const PICTURES = 10_000;
const PAGE_SIZE = 24;
const PAGES = Math.ceil(PICTURES / PAGE_SIZE);
const ROUNDS = 2;
/** The library shows 24 pictures a page (docs/product.md#library): a user scrolls through one and turns to the next. */
const VISITED = [
  ['first page', 1],
  ['middle page', Math.ceil(PAGES / 2)],
  ['last full page', PAGES - 1],
] as const;
const PHOTOS = ['apple.jpg', 'coffee.jpg', 'drawn-mug.jpg', 'drawn-shoe.jpg', 'orange.jpg', 'robin.jpg'];
const BASELINE = 'the same pictures on a page of nothing else';
const FRAME_MS = 1000 / 60;
/** The browser does not time its frames exactly. */
const LEEWAY_MS = 1;
const LONGEST_MS = 17.7;
const PLAIN = '/plain-pictures';

/** Measures the frames of a scroll through pages of a library of 10,000 pictures, on a phone slowed four times. */
export async function run(): Promise<Row[]> {
  await build();
  const server = await startLibraryServer();
  const browser = await launchBrowser();
  try {
    const seller = await createSeller(server.url);
    await fill(server, userIdOf(seller.session.access_token));
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await startSession(page, server.url, seller);
    await becomePhone(page);
    const rows: Row[] = [];
    for (const [name, number] of VISITED) {
      const library: number[][] = [];
      const plain: number[][] = [];
      // The first round makes the pictures' copies and fills the browser's cache.
      for (let round = 0; round <= ROUNDS; round++) {
        await openLibrary(page, number);
        const ours = await scrollDown(page);
        await openPlain(page);
        const theirs = await scrollDown(page);
        if (round === 0) continue;
        library.push(ours);
        plain.push(theirs);
      }
      rows.push(...rowsOf(name, library, plain));
    }
    return rows;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Fills the library. Only pictures of visited pages have files, which are a few photos. */
async function fill(server: LibraryServer, userId: string): Promise<void> {
  const visited = new Set<number>(VISITED.map(([, number]) => number));
  const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
  const picturesOf = (numbers: readonly number[]) => numbers.flatMap(picturesOfPage);
  await server.fillLibrary(userId, picturesOf(pages.filter((number) => visited.has(number))));
  const rest = picturesOf(pages.filter((number) => !visited.has(number)));
  await server.fillLibrary(userId, rest, { files: false });
}

function picturesOfPage(number: number): LibraryPicture[] {
  const first = (number - 1) * PAGE_SIZE;
  return Array.from({ length: Math.min(PAGE_SIZE, PICTURES - first) }, (_, index) => ({
    prompt: `Criativo ${first + index + 1}: produto sobre mármore branco, com luz suave e sombra delicada`,
    photo: PHOTOS[index % PHOTOS.length] ?? 'apple.jpg',
    favorite: index % 5 === 0,
    age: first + index,
  }));
}

async function openLibrary(page: Page, number: number): Promise<void> {
  await page.goto(`/library?page=${number}`);
  await page.getByText(`Mostrando ${(number - 1) * PAGE_SIZE + 1} - `).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens a page of the same height with the pictures that the library has just shown. */
async function openPlain(page: Page): Promise<void> {
  const { height, pictures } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    pictures: [...document.querySelectorAll<HTMLImageElement>('main li img')].map(
      (image) => image.currentSrc,
    ),
  }));
  const items = pictures.map((src) => `<img alt="" src="${src.replaceAll('&', '&amp;')}">`);
  const body = `<!doctype html><meta name="viewport" content="width=device-width"><style>
    body { display: flex; flex-direction: column; justify-content: space-between; height: ${height}px; margin: 0 }
    img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover }
  </style><body>${items.join('')}`;
  await page.route(`**${PLAIN}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(PLAIN);
  await page.waitForLoadState('networkidle');
  await page.unroute(`**${PLAIN}`);
}

/** Each list holds the gaps between the frames of one scroll. */
function rowsOf(name: string, library: readonly number[][], plain: readonly number[][]): Row[] {
  const row = (what: string, unit: string, figure: (gaps: readonly number[]) => number, wanted?: Limit) =>
    rowOf(`${name}, ${what}`, unit, library.map(figure), {
      against: [BASELINE, plain.map(figure)],
      ...(wanted && { wanted }),
    });
  const over = (limit: number) => (gaps: readonly number[]) =>
    (100 * gaps.filter((gap) => gap > limit + LEEWAY_MS).length) / gaps.length;
  return [
    row('time of a frame', 'ms', median, ['value', 'at most', LONGEST_MS]),
    row('frames over 16.7 ms', '%', over(FRAME_MS)),
    row('frames over 33.3 ms', '%', over(2 * FRAME_MS)),
  ];
}
