import { type BrowserContextOptions, type Page, test } from '@playwright/test';

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
