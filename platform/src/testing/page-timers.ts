/**
 * The timers that the page of a test has started: a page takes them along when it is left, but the pages of tests share one
 * process. There the client of a session would go on renewing it, in the middle of another file's tests.
 */
const running = new Set<() => void>();

/** Wrapped once, because files share a worker's globals. */
const known = new WeakSet<object>();

for (const [start, stop] of [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
] as const) {
  const begin: (...given: unknown[]) => unknown = globalThis[start] as never;
  if (known.has(begin)) continue;
  const end: (timer: unknown) => void = globalThis[stop] as never;
  const wrapped = Object.assign((...given: unknown[]) => {
    const timer = begin(...given);
    running.add(() => end(timer));
    return timer;
  }, begin);
  known.add(wrapped);
  globalThis[start] = wrapped as never;
}

/** Ends what the test's page has started, as leaving a page does. */
export function endTimers(): void {
  for (const end of running) end();
  running.clear();
}
