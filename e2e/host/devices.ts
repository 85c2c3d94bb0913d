import { type BrowserContextOptions, devices, type Page, test } from '@playwright/test';

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

/**
 * Declares the tests twice, on a computer and on a phone. Not as a project of Playwright's: its tests would need workers, and
 * so servers, of their own.
 */
export function onBothScreens(declareTests: () => void): void {
  test.describe('on a computer', declareTests);
  test.describe('on a phone', () => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
    test.use({ ...phone, viewport: { width: 390, height: 844 } });
    declareTests();
  });
}
