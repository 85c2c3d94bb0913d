/**
 * Starts one try after another: the next as soon as one fails, or does not answer for `patienceMs`. The first that succeeds
 * wins; when all have failed, it rejects with the first failure.
 */
export function firstGood<T>(tries: readonly (() => Promise<T>)[], patienceMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    let started = 0;
    const start = () => {
      const attempt = tries[started];
      if (!attempt) return;
      started += 1;
      const mine = started;
      const goOn = () => {
        if (mine === started) start();
      };
      const patience = setTimeout(goOn, patienceMs);
      const done = () => clearTimeout(patience);
      attempt().then(
        (good) => {
          started = tries.length;
          done();
          resolve(good);
        },
        (failure: unknown) => {
          done();
          failures[mine - 1] = failure;
          if (Object.keys(failures).length === tries.length) reject(failures[0]);
          else goOn();
        },
      );
    };
    start();
  });
}
