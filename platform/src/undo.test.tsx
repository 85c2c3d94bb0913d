import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUndo } from './undo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deleting() {
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const carryOut = (name: string) => {
    done.push(name);
    return new Promise<void>((settle) => ends.set(name, settle));
  };
  return { done, ends, ...renderHook(() => useUndo(carryOut)) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('an action runs after 6 s, and never when it was undone before', async () => {
  const { result, done } = deleting();
  act(() => result.current.begin('a'));
  expect(result.current).toMatchObject({ waiting: 'a', going: ['a'] });
  await pass(5900);
  act(() => result.current.undo());
  await pass(20_000);
  expect(done).toEqual([]);
  expect(result.current).toMatchObject({ waiting: null, going: [] });
  act(() => result.current.begin('a'));
  await pass(6000);
  expect(done).toEqual(['a']);
});

test('an action that is running stays hidden while another one waits', async () => {
  const { result, done, ends } = deleting();
  act(() => result.current.begin('a'));
  act(() => result.current.begin('b'));
  expect(done).toEqual(['a']);
  expect(result.current).toMatchObject({ waiting: 'b', going: ['a', 'b'] });
  await act(async () => ends.get('a')?.());
  expect(result.current).toMatchObject({ waiting: 'b', going: ['b'] });
});

test('leaving the screen carries it out at once', () => {
  const { result, done, unmount } = deleting();
  act(() => result.current.begin('a'));
  unmount();
  expect(done).toEqual(['a']);
});

test('a reload carries out what the user pressed', async () => {
  const { result, done } = deleting();
  act(() => result.current.begin('a'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(done).toEqual(['a']);
  await pass(10_000);
  expect(done).toEqual(['a']);
});
