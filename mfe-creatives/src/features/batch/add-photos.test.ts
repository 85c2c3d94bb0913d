import { beforeEach, expect, test, vi } from 'vitest';
import { photo } from '../../testing/fake-bff.ts';
import { prepareInOrder } from './add-photos.ts';

/** The small copies that are being made, by the names of their photos. */
const underWay = new Map<string, () => void>();

class CopyingWorker extends EventTarget {
  terminate = () => undefined;
  postMessage({ photo: { name } }: { photo: File }) {
    underWay.set(name, () => {
      underWay.delete(name);
      this.dispatchEvent(new MessageEvent('message', { data: new Blob([name]) }));
    });
  }
}

beforeEach(() => {
  underWay.clear();
  vi.stubGlobal('Worker', CopyingWorker);
});

/** Prepares photos; `done` are the names of those that arrived. */
function prepare(names: readonly string[]) {
  const done: string[] = [];
  const all = (async () => {
    for await (const { file } of prepareInOrder(names.map((name) => photo(name)))) done.push(file.name);
  })();
  return { done, all };
}
const working = () => [...underWay.keys()].sort();
const finish = (name: string) => underWay.get(name)?.();

test('two photos are prepared at a time, and arrive in the order in which they were chosen', async () => {
  const { done, all } = prepare(['a', 'b', 'c', 'd']);
  await expect.poll(working).toEqual(['a', 'b']);
  finish('b');
  finish('a');
  await expect.poll(working).toEqual(['c', 'd']);
  finish('d');
  finish('c');
  await all;
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});
