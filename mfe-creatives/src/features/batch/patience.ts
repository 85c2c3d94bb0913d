/** Milliseconds until a failure that ends by itself is tried again. */
const PATIENCE_MS = 5000;

/** Waits a little; less where the connection comes back. */
export function patience(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, PATIENCE_MS);
    addEventListener('online', go);
  });
}
