import { devices, TAKEN_AT, takePicture } from './take-picture.mjs';

/**
 * @import { Page } from 'playwright'
 * @import { TakenPicture } from './take-picture.mjs'
 */

const MOST_SCREENS = 12;

/**
 * Takes a picture of each screen with data, on a phone and on a desktop, in the page that has checked them. An address that only leads
 * to another one has none.
 * @param {Page} tab
 * @param {readonly string[]} screens
 * @returns {Promise<TakenPicture[]>}
 */
export async function takeScreens(tab, screens) {
  /** @type {TakenPicture[]} */
  const taken = [];
  await tab.clock.setFixedTime(TAKEN_AT);
  for (const device of /** @type {const} */ (['phone', 'desktop'])) {
    await tab.setViewportSize(devices[device]);
    for (const [index, path] of screens.slice(0, MOST_SCREENS).entries()) {
      const bytes = await photograph(tab, path).catch(() => null);
      if (!bytes || taken.some((other) => Buffer.compare(other.bytes, bytes) === 0)) continue;
      const name = `screen-${String(index + 1).padStart(2, '0')}-${device}.webp`;
      taken.push({ name, kind: 'screen', device, title: path, ...devices[device], bytes });
    }
  }
  return sideBySide(taken);
}

/** @param {Page} tab @param {string} path */
async function photograph(tab, path) {
  await tab.evaluate((shown) => {
    const page = /** @type {{ showScreen?: (path: string) => void }} */ (globalThis);
    page.showScreen?.(shown);
  }, path);
  return takePicture(tab);
}

/** Both pictures of a screen one after the other, the phone's first. @param {TakenPicture[]} pictures */
const sideBySide = (pictures) => {
  const place = (/** @type {TakenPicture} */ { name, device }) =>
    `${name.slice(0, 9)} ${device === 'phone' ? 0 : 1}`;
  return pictures.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
};
