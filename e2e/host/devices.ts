import { type BrowserContextOptions, type Page, test } from '@playwright/test';

/** A page on another device: a browser that shares nothing with those before, and that ends with the test. */
export type OpenDevice = (url: string, options?: BrowserContextOptions) => Promise<Page>;

/** `test` with further devices. */
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
