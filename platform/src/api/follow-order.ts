import type { OrderListener } from './order-stream.ts';

const LOOK_EVERY_MS = 3000;

/** Follows orders over one stream of the page, whose code comes with the first order. */
export function createFollowOrder(
  send: typeof fetch,
  origin: string,
): (key: string | null, listener: OrderListener) => () => void {
  const load = () =>
    import('./order-stream.ts').then(({ createOrderStream }) =>
      createOrderStream((signal) => send(`${origin}/api/generations/events`, { signal })),
    );
  let stream: ReturnType<typeof load> | null = null;
  return (key, listener) => {
    let leave: (() => void) | null = null;
    let left = false;
    const begin = (follow: () => () => void) => {
      if (!left) leave = follow();
    };
    stream ??= load();
    stream.then(
      ({ follow }) => begin(() => follow(key, listener)),
      () => {
        stream = null;
        // Its file is gone or did not come: the page looks for itself.
        begin(() => {
          const looks = setInterval(() => listener('look'), LOOK_EVERY_MS);
          return () => clearInterval(looks);
        });
      },
    );
    return () => {
      left = true;
      leave?.();
    };
  };
}
