import { greedyPhoto, measureGreedyRound, p99, waitsOf } from '../../host/greedy-account.ts';
import type { Check } from '../check.ts';
import { countOf, shareOfCore, tell } from '../figures.ts';

const ROUNDS = 3;
const CALLS = 200;
const WINDOW = 50;
const WANTED = 2;
/** On a machine that gives this process less of a core, other programs decide what anybody waits. */
const LEAST_SHARE = 0.5;

/**
 * Both states are cut into windows of fifty calls; what is compared is the median of the windows' p99, over all rounds. A
 * burst of another program spoils a few windows, and by this no median.
 */
export const greedyAccount: Check = {
  name: 'one greedy account',
  promise:
    'While an account with five credits sends forty photos of 49 megapixels at once, the p99 of other users stays below twice its normal.',
  long: true,
  async run(world) {
    const shares = [shareOfCore()];
    if (medianOf(shares) < LEAST_SHARE) return { leftOut: tooBusy(medianOf(shares)) };
    const product = await world.ownProduct();
    const [{ token: other }, png] = [await product.newCaller(), await greedyPhoto()];
    await waitsOf(product.url, other, CALLS);
    const normal: number[] = [];
    const attacked: number[] = [];
    const statuses: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { token: greedy } = await product.newCaller();
      const measured = await measureGreedyRound(product.url, { other, greedy, png, calls: CALLS });
      normal.push(...p99OfWindows(measured.normal));
      attacked.push(...p99OfWindows(measured.attacked));
      statuses.push(...measured.statuses);
      shares.push(shareOfCore());
    }
    await product.dispose();
    const [before, during] = [medianOf(normal), medianOf(attacked)];
    const ratio = during / before;
    const figure = `p99 of others ${before.toFixed(0)} ms, then ${during.toFixed(0)} ms (medians of ${normal.length} and ${attacked.length} windows): ratio ${ratio.toFixed(2)} of ${WANTED}; ${tell(countOf(statuses))}`;
    const share = medianOf(shares);
    if (share < LEAST_SHARE) return { leftOut: `${tooBusy(share)}; ${figure}` };
    return { figure, held: ratio < WANTED && statuses.every((status) => status < 500) };
  },
};

const tooBusy = (share: number) => `other programs leave ${(share * 100).toFixed(0)} % of a core`;

function p99OfWindows(waits: readonly number[]): number[] {
  const windows = Math.floor(waits.length / WINDOW);
  return Array.from({ length: windows }, (_, nth) => p99(waits.slice(nth * WINDOW, (nth + 1) * WINDOW)));
}

const medianOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
