/** In the page: the milliseconds that a fixed amount of arithmetic takes. */
export function loop(): number {
  const began = performance.now();
  let sum = 0;
  for (let step = 0; step < 1e8; step++) sum += step % 7;
  return performance.now() - began + sum * 0;
}

/** In the page: the milliseconds of two frames. */
export function twoFrames(): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
  });
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a share of all lie below. */
export function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
