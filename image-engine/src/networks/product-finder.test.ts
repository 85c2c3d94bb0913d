import { expect, it, vi } from 'vitest';
import type { Raster } from '../photo/raster.ts';
import type { Network } from './network.ts';
import { NetworkError } from './network-error.ts';
import { createProductFinder } from './product-finder.ts';

const photo: Raster = { pixels: new Uint8Array(12), width: 2, height: 2 };
const { signal } = new AbortController();

function fakeNetwork(map: Network['map']) {
  return { map: vi.fn(map), load: async () => ({ family: 'u2net' as const, side: 2 }), close: vi.fn() };
}
const sure = (value: number) =>
  fakeNetwork(async () => ({ values: new Float32Array(4).fill(value), width: 2, height: 2, cpuSeconds: 0 }));
const failing = (reason: NetworkError['reason']) =>
  fakeNetwork(() => Promise.reject(new NetworkError(reason)));

it("the operator's model decides where it is sure, and our own network counts where it is not", async () => {
  const found = async (model: number, own: number) => {
    const map = await createProductFinder(vi.fn(), sure(model), sure(own)).find(photo, signal);
    return { isProduct: (map?.values[0] ?? 0) > 0.5, decides: map?.decides, width: map?.width };
  };
  expect(await found(0.9, 0.1)).toEqual({ isProduct: true, decides: true, width: 2 });
  expect(await found(0.7, 0.1)).toEqual({ isProduct: false, decides: true, width: 2 });
});

it('the model decides alone where our own network fails', async () => {
  const warn = vi.fn();
  const map = await createProductFinder(warn, sure(0.7), failing('too_slow')).find(photo, signal);
  expect(map).toMatchObject({ decides: true, values: new Float32Array(4).fill(0.7) });
  expect(warn.mock.calls.map(([line]) => line)).toEqual(['the engine cuts without its salience network']);
});

it('a failing model is reported in one line each time, and our own network is asked instead', async () => {
  const warn = vi.fn();
  const model = failing('too_slow');
  const finder = createProductFinder(warn, model, sure(0.2));
  expect(await finder.find(photo, signal)).toMatchObject({ decides: false });
  await finder.find(photo, signal);
  expect(model.map).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls.map(([line]) => line)).toEqual(
    Array(2).fill('the cut-out model failed: the engine cuts alone'),
  );
});

it.each(['missing', 'unreadable', 'no_runtime'] as const)(
  'our own network is given up after %s, which is reported once',
  async (reason) => {
    const warn = vi.fn();
    const saliency = failing(reason);
    const finder = createProductFinder(warn, undefined, saliency);
    expect([await finder.find(photo, signal), await finder.find(photo, signal)]).toEqual([
      undefined,
      undefined,
    ]);
    expect([saliency.map.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  },
);

it('our own network is asked once more where its process ended, and only then', async () => {
  const warn = vi.fn();
  const map = vi.fn<Network['map']>(sure(0.8).map).mockRejectedValueOnce(new NetworkError('ended'));
  const finder = createProductFinder(warn, undefined, fakeNetwork(map));
  expect(await finder.find(photo, signal)).toMatchObject({ decides: false, width: 2 });
  expect(warn).not.toHaveBeenCalled();
  const slow = failing('too_slow');
  await createProductFinder(warn, undefined, slow).find(photo, signal);
  const dying = failing('ended');
  await createProductFinder(warn, undefined, dying).find(photo, signal);
  expect([slow.map.mock.calls.length, dying.map.mock.calls.length, warn.mock.calls.length]).toEqual([
    1, 2, 2,
  ]);
});

it('a caller who left gets no map of another network', async () => {
  const caller = new AbortController();
  const model = fakeNetwork(async (_photo, left) => {
    caller.abort();
    throw left.reason;
  });
  const finder = createProductFinder(vi.fn(), model, sure(0.2));
  await expect(finder.find(photo, caller.signal)).rejects.toMatchObject({ reason: 'cancelled' });
});

it('both networks end with the finder', () => {
  const [model, saliency] = [sure(1), sure(1)];
  createProductFinder(vi.fn(), model, saliency).close();
  expect([model.close, saliency.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
