import { expect, test } from 'vitest';
import { createFormTurns } from './read-forms-in-turn.ts';

/** The forms that were admitted, in order, and how each gives its room back. */
function watched(mostBytes: number, lease: () => Promise<unknown> = () => new Promise(() => undefined)) {
  const turns = createFormTurns(mostBytes, lease);
  const inside: string[] = [];
  const leave: Record<string, () => void> = {};
  const enter = async (name: string, userId: string, bytes: number) => {
    const done = await turns.enter(userId, bytes);
    inside.push(name);
    leave[name] = done;
  };
  const settled = () => new Promise((settle) => setImmediate(settle));
  return { inside, leave, enter, settled };
}

test('forms are read at once up to a number of bytes, and a larger one by itself', async () => {
  const { inside, leave, enter, settled } = watched(20);
  for (const name of ['a1', 'a2', 'a3']) void enter(name, 'ana', 10);
  void enter('huge', 'ana', 50);
  await settled();
  expect(inside).toEqual(['a1', 'a2']);
  leave.a1?.();
  // Giving the room back twice frees it once.
  leave.a1?.();
  await settled();
  expect(inside).toEqual(['a1', 'a2', 'a3']);
  leave.a2?.();
  await settled();
  expect(inside).toHaveLength(3);
  leave.a3?.();
  await settled();
  expect(inside.at(-1)).toBe('huge');
});

test('another user waits for only one of a user’s many forms', async () => {
  const { inside, leave, enter, settled } = watched(10);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(name, 'ana', 10);
  void enter('b1', 'bia', 10);
  await settled();
  leave.a1?.();
  await settled();
  leave.a2?.();
  await settled();
  expect(inside).toEqual(['a1', 'a2', 'b1']);
});

test('a slow client keeps its room only for a moment', async () => {
  let over: (value: unknown) => void = () => undefined;
  const { inside, enter, settled } = watched(10, () => new Promise((settle) => (over = settle)));
  void enter('slow', 'ana', 10);
  void enter('b1', 'bia', 10);
  await settled();
  expect(inside).toEqual(['slow']);
  over(null);
  await settled();
  expect(inside).toEqual(['slow', 'b1']);
});
