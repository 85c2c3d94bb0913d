/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (started: number): number => (performance.now() - started) / 1000;
