import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../foundations/foundations.css';
import { draw } from '../testing/draw.ts';
import { Toast, ToastArea } from './toast.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function drawToast() {
  const closed = vi.fn();
  draw(
    <ToastArea>
      <Toast open onOpenChange={closed} title="Campo vazio" description="Por favor, digite sua pergunta." />
    </ToastArea>,
  );
  return closed;
}

/** A finger on the toast, `distance` px to the right. */
async function swipe(distance: number) {
  const toast = page.getByRole('listitem').element();
  const at = (type: string, clientX: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        button: 0,
        clientX,
        clientY: 5,
      }),
    );
  // The browser cannot capture a synthetic pointer.
  toast.setPointerCapture = () => undefined;
  at('pointerdown', 10);
  for (let x = 10; x <= 10 + distance; x += 4) at('pointermove', x);
  at('pointermove', 10 + distance);
  at('pointerup', 10 + distance);
}

test('a swipe of more than 50 px to the right dismisses a toast, a shorter one does not', async () => {
  const closed = drawToast();
  await expect.element(page.getByText('Campo vazio')).toBeVisible();
  await swipe(44);
  expect(closed).not.toHaveBeenCalled();
  await swipe(60);
  await expect.poll(() => closed.mock.calls).toContainEqual([false]);
});

test('a toast stays for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = drawToast();
  await expect.element(page.getByRole('listitem')).toBeInTheDocument();
  vi.advanceTimersByTime(4900);
  expect(closed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(closed).toHaveBeenCalledWith(false);
});

test('F8 moves the keyboard focus to the toast, and Escape dismisses it', async () => {
  const closed = drawToast();
  await expect.element(page.getByText('Campo vazio')).toBeVisible();
  await userEvent.keyboard('{F8}');
  const area = page.getByRole('region', { name: 'Notificações (F8)' }).element();
  expect(area.contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => closed.mock.calls).toContainEqual([false]);
});

test('a toast that was pressed leaves when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = drawToast();
  const words = page.getByText('Campo vazio');
  await words.click();
  await words.unhover();
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(5100);
  expect(closed).toHaveBeenCalledWith(false);
});
