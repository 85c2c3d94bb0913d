import { type ShelfServer, type ShelvedPicture, startShelfServer, userIdOf } from './library-shelf.ts';
import { accessToken } from './seller.ts';
import { test as base, expect } from './test.ts';

interface Fixtures {
  /** Puts pictures into the library of the seller on `page`, the first one newest. */
  shelve: (pictures: readonly Omit<ShelvedPicture, 'age'>[]) => Promise<void>;
}

/** `test` whose sellers can have any library. */
export const test = base.extend<Fixtures, { server: ShelfServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const server = await startShelfServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  shelve: async ({ server, seller }, use) => {
    const userId = userIdOf(await accessToken(server.url, seller));
    await use((pictures) =>
      server.shelve(
        userId,
        pictures.map((picture, age) => ({ ...picture, age })),
      ),
    );
  },
});

/** As many pictures, told apart by their number. */
export const numbered = (count: number, change: Partial<ShelvedPicture> = {}) =>
  Array.from({ length: count }, (_, index) => ({ prompt: `Criativo ${index + 1}`, ...change }));

export { expect };
