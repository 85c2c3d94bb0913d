import { FakeHost } from '@andromeda/platform/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBff, generation } from '../../testing/fake-bff.ts';
import { fakeEvents } from '../../testing/fake-events.ts';
import { RecentGenerations } from './recent-generations.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a picture that is being made is read again when an event says so, and not again and again', async () => {
  const events = fakeEvents();
  const made = [generation({ status: 'processing', imageUrl: null, thumbnailUrl: null })];
  const { send } = fakeBff({ recent: made, events: events.open });
  const element = <RecentGenerations />;
  render(<FakeHost remote={{ routes: [{ path: '/x', element }] }} address="/x" send={send} />);
  const reads = () => send.mock.calls.filter(([input]) => String(input).endsWith('/recent')).length;
  const openedAfter = async (ms: number) => {
    await pass(ms);
    return events.opened();
  };
  await expect.poll(() => openedAfter(100)).toBe(1);
  await pass(500);
  const before = reads();
  await pass(10_000);
  expect(reads()).toBe(before);
  made[0] = generation();
  events.send({ key: 'a key of the test', status: 'finished' });
  await pass(500);
  expect(reads()).toBe(before + 1);
  expect(screen.getByText('Concluído')).toBeTruthy();
});
