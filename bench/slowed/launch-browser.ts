import { type Browser, chromium } from '@playwright/test';

/** The browser that `CHROMIUM_PATH` names, else Playwright's own; headless and without a GPU. */
export const browserOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(browserOptions);
