import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CopyChip } from '../feedback/copy-chip.tsx';
import { draw } from '../testing/draw.ts';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the button says for two seconds that it copied the keyword', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  draw(<CopyChip text="azeite" />);
  const button = page.getByRole('button', { name: 'Copiar azeite' });
  await expect.element(button).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Copiado!');
  expect(write).toHaveBeenCalledWith('azeite');
  vi.advanceTimersByTime(1999);
  expect(page.getByRole('status').element().textContent).toBe('Copiado!');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('the button never claims a copy that the browser refused', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const refused = vi.fn();
  draw(<CopyButton text="azeite" onRefused={refused} />);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect.poll(() => refused.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});
