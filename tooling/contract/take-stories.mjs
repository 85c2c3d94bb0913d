import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { launchBrowser, requireBrowser, seller } from './launch-browser.mjs';
import { devices, TAKEN_AT, takePicture } from './take-picture.mjs';

/**
 * @import { TakenPicture } from './take-picture.mjs'
 * @typedef {{ id: string, title: string, name: string, importPath: string, type?: string }} Story
 */

const MOST_STORIES = 40;
const AT_ONCE = 3;
/** A story that does not come within this time has no picture. */
const PATIENCE_MS = 15_000;

/**
 * Takes a picture of each story of a built Storybook, on a phone. With `remote`, of those that lie in its folder. `left` counts the
 * stories without a picture.
 * @param {string} folder
 * @param {string | undefined} remote
 * @returns {Promise<{ pictures: TakenPicture[], left: number }>}
 */
export async function takeStories(folder, remote) {
  const stories = storiesIn(folder).filter(({ importPath }) => !remote || liesIn(importPath, remote));
  const browserPath = requireBrowser();
  const { server, port } = await serveFolder(folder);
  const browser = await launchBrowser(browserPath);
  try {
    const waiting = [...stories.slice(0, MOST_STORIES).entries()];
    /** @type {Map<number, TakenPicture>} */
    const taken = new Map();
    const worker = async () => {
      const tab = await browser.newPage({ ...seller, viewport: devices.phone });
      await tab.clock.setFixedTime(TAKEN_AT);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, story] = next;
        const bytes = await photograph(tab, port, story).catch(() => null);
        if (bytes) taken.set(index, describe(story, index, bytes));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const pictures = [...taken].sort(([one], [other]) => one - other).map(([, picture]) => picture);
    return { pictures, left: stories.length - pictures.length };
  } finally {
    await browser.close();
    server.close();
  }
}

/** @param {string} folder @returns {Story[]} */
export function storiesIn(folder) {
  const index = join(folder, 'index.json');
  if (!existsSync(index))
    throw new Error(
      `${folder} não é um Storybook construído: falta index.json. Construa antes: pnpm build:storybook`,
    );
  /** @type {{ entries: Record<string, Story> }} */
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries).filter(({ type = 'story' }) => type === 'story');
}

/** Whether `../mfe-x/src/stories/a.stories.tsx` lies in `mfe-x`. */
export const liesIn = (/** @type {string} */ importPath, /** @type {string} */ remote) =>
  importPath.split('/').includes(remote);

/** @param {import('playwright').Page} tab @param {number} port @param {Story} story */
async function photograph(tab, port, { id }) {
  await tab.goto(`http://127.0.0.1:${port}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`, {
    timeout: PATIENCE_MS,
  });
  await tab.waitForSelector('body.sb-show-main', { timeout: PATIENCE_MS });
  return takePicture(tab);
}

/** @param {Story} story @param {number} index @param {Uint8Array<ArrayBuffer>} bytes @returns {TakenPicture} */
const describe = ({ title, name }, index, bytes) => ({
  name: `story-${String(index + 1).padStart(2, '0')}.webp`,
  kind: 'story',
  device: 'phone',
  title: title.slice(0, 200),
  story: name.slice(0, 200),
  ...devices.phone,
  bytes,
});

/** @type {Record<string, string>} */
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Serves a folder on loopback, while its stories are looked at. @param {string} folder */
async function serveFolder(folder) {
  const root = resolve(folder) + sep;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = resolve(root, `.${decodeURIComponent(pathname)}`);
    if (!file.startsWith(root) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[file.split('.').pop() ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, port };
}
