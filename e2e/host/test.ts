import { waiting } from '@andromeda/tooling/waiting';
import { type BrowserContext, expect } from '@playwright/test';
import { type AndromedaServer, launchAndromeda, type ServerOptions } from './andromeda-server.ts';
import { withDevices } from './devices.ts';
import type { FakeChat } from './fake-chat.ts';
import type { FakeGemini } from './fake-gemini.ts';
import { noteInteractions } from './interactions.ts';
import { type LibraryPicture, userIdOf } from './library-server.ts';
import { followBuilds } from './registry.ts';
import { accessToken, createSeller, type Seller, startSession } from './seller.ts';
import { createServerPool, type ServerPool } from './server-pool.ts';
import { stillSpinners } from './still-spinners.ts';

interface Fixtures {
  /** The worker's server that the test runs on. */
  served: 'plain' | 'chat' | 'gemini';
  /** Whether the test releases remotes: afterwards the server shows the built versions again. */
  releases: boolean;
  server: AndromedaServer;
  /** The chat service behind the `chat` server. */
  chat: FakeChat;
  /** The image provider behind the `gemini` server, without the calls and answers of earlier tests. */
  gemini: FakeGemini;
  /** The browser console's errors so far; a test that expects some empties the list, and the rest fail the test. */
  consoleErrors: string[];
  /** A new user with a confirmed address, 5 credits and nothing else, whose session the first screen of `page` finds. */
  seller: Seller;
  /** Fills the library of the seller on `page`, with the first picture as the newest. */
  fillLibrary: (pictures: readonly Omit<LibraryPicture, 'age'>[]) => Promise<void>;
  /** Prints the content of every page when a test fails: on a machine that keeps only the output, it is the only trace. */
  pagesOfFailures: undefined;
  /** Slow pages whose presses are kept, where `ANDROMEDA_INTERACTIONS` names a folder for them. */
  interactions: undefined;
  /** No spinner moves on the pages of the test's own context. */
  stillSpinners: undefined;
  /** Starts further servers, which stop with the test whatever happens. */
  startServer: (options?: ServerOptions) => Promise<AndromedaServer>;
}

/** `test` with shared servers for each worker and a seller for each test that asks for one. */
export const test = withDevices.extend<Fixtures, { servers: ServerPool }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const servers = createServerPool();
      await use(servers);
      await servers.dispose();
    },
    { scope: 'worker' },
  ],
  served: ['plain', { option: true }],
  releases: [false, { option: true }],
  server: async ({ servers, served, releases }, use) => {
    const server = await servers[served]();
    await use(server);
    if (releases) await followBuilds(server);
  },
  chat: async ({ servers }, use) => use((await servers.chat()).chat),
  gemini: async ({ servers }, use) => {
    const { gemini } = await servers.gemini();
    gemini.reset();
    await use(gemini);
  },
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [
    // Not `page`: a test that calls only the API then opens none.
    async ({ context }, use) => {
      const errors: string[] = [];
      watchConsole(context, errors);
      await use(errors);
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  stillSpinners: [
    async ({ context }, use) => {
      await stillSpinners(context);
      await use(undefined);
    },
    { auto: true },
  ],
  interactions: [
    async ({ context }, use, info) => {
      const folder = process.env.ANDROMEDA_INTERACTIONS;
      if (folder) await noteInteractions(context, folder, info);
      await use(undefined);
    },
    { auto: true },
  ],
  pagesOfFailures: [
    // Depends on `openDevice`, so that its pages are still open here.
    async ({ context, openDevice: _ }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const contexts = context.browser()?.contexts() ?? [context];
      for (const page of contexts.flatMap((each) => each.pages())) {
        const drawn = (part: string) => page.locator(part).ariaSnapshot({ timeout: waiting.glance });
        const seen = await drawn('main').catch(() => drawn('body').catch(String));
        console.log(`— ${info.title}: ${page.url()}\n${seen.split('\n').slice(0, 160).join('\n')}`);
      }
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  startServer: async ({}, use) => {
    const started: AndromedaServer[] = [];
    await use((options) => {
      // Registered before it is ready: a test that ends early stops its server too.
      const { server, ready } = launchAndromeda(options);
      started.push(server);
      return ready;
    });
    await Promise.all(started.map((server) => server.dispose()));
  },
  seller: async ({ page, server }, use) => {
    const seller = await createSeller(server.url);
    await startSession(page, server.url, seller);
    await use(seller);
  },
  fillLibrary: async ({ servers, seller }, use) => {
    const server = await servers.plain();
    const userId = userIdOf(await accessToken(server.url, seller));
    await use((pictures) =>
      server.fillLibrary(
        userId,
        pictures.map((picture, age) => ({ ...picture, age })),
      ),
    );
  },
});

export { expect };

function watchConsole(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => {
    // The screen reports a refused request; the browser's own line about it is not an error of the product.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(error.error().message));
}
