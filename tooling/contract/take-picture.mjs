/**
 * A picture of a screen or a story, and what it shows, as the registry describes it (`bff/contract/version-details.ts`).
 * @typedef {{
 *   name: string, kind: 'screen' | 'story', device: 'phone' | 'desktop', title: string, story?: string,
 *   width: number, height: number,
 * }} PictureDescription
 * @typedef {PictureDescription & { bytes: Uint8Array<ArrayBuffer> }} TakenPicture
 * @typedef {import('playwright').Page} Page
 */

/** The sizes of the window. */
export const devices = /** @type {const} */ ({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
});

/** What the clock of a pictured page says: two releases of the same screen or story are compared byte for byte. */
export const TAKEN_AT = new Date('2026-11-29T15:00:00Z');

/** A picture that is larger at every quality is left out. */
const LARGEST_BYTES = 60_000;
const QUALITIES = [80, 60, 40, 20];

/**
 * The window as WebP, once nothing moves in it; null where it cannot be drawn in few enough bytes.
 * @param {Page} tab
 * @returns {Promise<Uint8Array<ArrayBuffer> | null>}
 */
export async function takePicture(tab) {
  await settle(tab);
  const session = await tab.context().newCDPSession(tab);
  try {
    for (const quality of QUALITIES) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      const bytes = new Uint8Array(Buffer.from(data, 'base64'));
      if (bytes.byteLength <= LARGEST_BYTES) return bytes;
    }
    return null;
  } finally {
    await session.detach();
  }
}

/**
 * What is used of a page's globals, which have no types in this folder.
 * @typedef {{
 *   document: {
 *     body: object,
 *     fonts: { ready: Promise<unknown> },
 *     images: Iterable<{ loading: string, decode(): Promise<void> }>,
 *   },
 *   MutationObserver: new (hear: () => void) => { observe(node: object, what: object): void, disconnect(): void },
 * }} PageGlobals
 */

/** Waits for fonts and pictures, and until the screen has not changed for a moment, at most some seconds. */
const settle = (/** @type {Page} */ tab) =>
  tab.evaluate(async () => {
    const { document, MutationObserver } = /** @type {PageGlobals} */ (/** @type {unknown} */ (globalThis));
    const QUIET_MS = 300;
    const MOST_MS = 4000;
    await new Promise((resolve) => {
      const end = () => {
        watch.disconnect();
        clearTimeout(last);
        resolve(undefined);
      };
      let quiet = setTimeout(end, QUIET_MS);
      const last = setTimeout(end, MOST_MS);
      const watch = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(end, QUIET_MS);
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await document.fonts.ready;
    // One that does not load has no say in the picture.
    const loading = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(loading.map((image) => image.decode().catch(() => undefined)));
  });
