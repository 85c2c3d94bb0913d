import { FakeHost } from '@andromeda/platform/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CancelWaiting } from './cancel-waiting.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const CANCEL = 'Cancelar e receber o crédito de volta';

async function wait(send: typeof fetch, sending = false) {
  const element = <CancelWaiting runKey="a-key-of-the-test" sending={sending} />;
  render(<FakeHost remote={{ routes: [{ path: '/x', element }] }} address="/x" send={send} />);
  await pass(19_900);
}

test('a picture may be cancelled after 20 s of waiting, once', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ status: 'failed' }));
  await wait(send);
  expect(screen.queryByRole('button', { name: CANCEL })).toBeNull();
  await pass(200);
  const cancels = () => send.mock.calls.filter(([, init]) => init?.method === 'POST');
  fireEvent.click(screen.getByRole('button', { name: CANCEL }));
  await pass(10);
  expect(String(cancels()[0]?.[0])).toContain('/api/generations/a-key-of-the-test/cancel');
  fireEvent.click(screen.getByRole('button', { name: /Cancelando/ }));
  await pass(10);
  expect(cancels()).toHaveLength(1);
});

test('a refused cancellation says so and can be tried again', async () => {
  await wait(async () =>
    Response.json({ error: { code: 'not_cancellable', requestId: 'r' } }, { status: 409 }),
  );
  await pass(200);
  fireEvent.click(screen.getByRole('button', { name: CANCEL }));
  await pass(10);
  expect(screen.getByText('Ainda não dá para cancelar. Espere mais alguns segundos.')).toBeTruthy();
  expect(screen.getByRole('button', { name: CANCEL })).toBeTruthy();
});

test('while photos are still being sent nothing can be cancelled', async () => {
  await wait(async () => Response.json({}), true);
  await pass(30_000);
  expect(screen.queryByRole('button', { name: CANCEL })).toBeNull();
});
