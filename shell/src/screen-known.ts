import type { createRouter } from './routes.tsx';

/** Resolves once the code of the first screen has been loaded, or has failed to. */
export function screenKnown(
  router: Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>,
): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
