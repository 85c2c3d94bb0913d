import { waiting } from '@andromeda/tooling/waiting';
import { expect, type Page } from '@playwright/test';
import {
  type AndromedaServer,
  launchAndromeda,
  type ServerOptions,
  startAndromeda,
} from './andromeda-server.ts';
import { withDevices } from './devices.ts';
import { createSeller, type Seller, signIn } from './seller.ts';

interface Fixtures {
  /** Messages of the browser's console that no test expects. */
  consoleErrors: string[];
  /** A new person with a confirmed address, 5 credits and nothing else, signed in on `page`. */
  seller: Seller;
  /** Tells what stood on every page of a test that failed: where only the run's output is kept, it is all there is. */
  lastWords: undefined;
  /** Starts further servers, which end with the test whatever happens. */
  startServer: (options?: ServerOptions) => Promise<AndromedaServer>;
}

/** `test` with one server for each worker and a seller for each test that asks for one. */
export const test = withDevices.extend<Fixtures, { server: AndromedaServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const server = await startAndromeda();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      watchConsole(page, errors);
      await use(errors);
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  lastWords: [
    // With `openDevice`, so that they are still there.
    async ({ context, openDevice: _ }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const contexts = context.browser()?.contexts() ?? [context];
      for (const page of contexts.flatMap((each) => each.pages())) {
        const told = (part: string) => page.locator(part).ariaSnapshot({ timeout: waiting.glance });
        const seen = await told('main').catch(() => told('body').catch(String));
        console.log(`— ${info.title}: ${page.url()}\n${seen.split('\n').slice(0, 160).join('\n')}`);
      }
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  startServer: async ({}, use) => {
    const started: AndromedaServer[] = [];
    await use((options) => {
      // Kept before it is ready: a test that ends meanwhile ends its server too.
      const { server, ready } = launchAndromeda(options);
      started.push(server);
      return ready;
    });
    await Promise.all(started.map((server) => server.dispose()));
  },
  seller: async ({ page, server }, use) => {
    const seller = await createSeller(server.url);
    await signIn(page, seller);
    await use(seller);
  },
});

export { expect };

function watchConsole(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    // A refused request is told by the screen; the browser's own line about it is not an error of ours.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
}
