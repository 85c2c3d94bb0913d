/** What browsers say of a module that did not arrive, Chromium and Firefox first. They give it no name of its own. */
const LOST_MODULE = /dynamically imported module|^Importing a module script failed/i;

/** Whether a part of a screen could not be loaded: the bundler's own error, or that of a browser where it imports modules. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || (error instanceof TypeError && LOST_MODULE.test(error.message)));
