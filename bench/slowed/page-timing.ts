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
