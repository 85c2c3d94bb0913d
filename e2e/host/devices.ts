import { type BrowserContextOptions, devices, type Page, type TestDetails, test } from '@playwright/test';

/** Opens a page on another device: a browser context that shares nothing with the others and closes after the test. */
export type OpenDevice = (url: string, options?: BrowserContextOptions) => Promise<Page>;

/** `test` with the `openDevice` fixture. */
export const withDevices = test.extend<{ openDevice: OpenDevice }>({
  openDevice: async ({ browser }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (url, options) => {
      const context = await browser.newContext({ ...options, baseURL: url });
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'] ?? {};

/** A phone of the specified width. The processor draws each pixel, so a point is one pixel here, and not seven. */
export const phone = { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/**
 * Declares the tests twice, on a computer and on a phone. Not as a project of Playwright's: its tests would need workers, and
 * so servers, of their own. `onComputer` may make the tests on a computer a drill, where the phone shows the same.
 */
export function onBothScreens(declareTests: () => void, onComputer: TestDetails = {}): void {
  test.describe('on a computer', onComputer, declareTests);
  test.describe('on a phone', () => {
    test.use(phone);
    declareTests();
  });
}
