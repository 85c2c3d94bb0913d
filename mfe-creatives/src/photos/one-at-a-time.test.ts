import { expect, test } from 'vitest';
import { createTurns } from './one-at-a-time.ts';

function work(turns: ReturnType<typeof createTurns<string>>) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (key: string) =>
    turns.take(key, () => {
      started.push(key);
      return new Promise<string>((resolve) => ends.set(key, () => resolve(key)));
    });
  const end = async (key: string, outcome: Promise<string>) => {
    await expect.poll(() => started).toContain(key);
    ends.get(key)?.();
    return outcome;
  };
  return { started, take, end };
}

test('of several large photos one is worked on at a time, the newest next', async () => {
  const { started, take, end } = work(createTurns<string>());
  const [first, second, third] = [take('a'), take('b'), take('c')];
  expect(started).toEqual(['a']);
  expect(await end('a', first)).toBe('a');
  expect(await end('c', third)).toBe('c');
  expect(await end('b', second)).toBe('b');
  expect(started).toEqual(['a', 'c', 'b']);
});

test('the photo that the user waits for goes before the others', async () => {
  const turns = createTurns<string>();
  const { started, take, end } = work(turns);
  const [first, second] = [take('a'), take('b')];
  void take('c');
  turns.advance('b');
  await end('a', first);
  await end('b', second);
  expect(started.slice(0, 2)).toEqual(['a', 'b']);
});

test('a photo that fails does not hold up the next', async () => {
  const turns = createTurns<string>();
  const failing = turns.take('a', () => {
    throw new Error('no worker here');
  });
  await expect(failing).rejects.toThrow('no worker here');
  await expect(turns.take('b', async () => 'done')).resolves.toBe('done');
});
