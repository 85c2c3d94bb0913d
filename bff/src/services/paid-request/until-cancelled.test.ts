import { expect, test } from 'vitest';
import { untilCancelled } from './until-cancelled.ts';

/** Work that ends when the test says so, what was undone, and the user's hand. */
function begin() {
  const hand = new AbortController();
  const undone: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = untilCancelled(promise, hand.signal, async (late) => void undone.push(late));
  return { work, finish: resolve, cancel: () => hand.abort(), undone };
}

test('work that finishes after its user cancelled is undone once', async () => {
  const { work, finish, cancel, undone } = begin();
  cancel();
  await expect(work).rejects.toMatchObject({ code: 'generation_cancelled' });
  finish('late');
  await expect.poll(() => undone).toEqual(['late']);
});

test('work that was handed over before its user cancelled is left to its receiver to undo', async () => {
  const { work, finish, cancel, undone } = begin();
  finish('in time');
  expect(await work).toBe('in time');
  cancel();
  await new Promise((next) => setImmediate(next));
  expect(undone).toEqual([]);
});
