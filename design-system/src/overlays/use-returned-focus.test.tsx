import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../testing/draw.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

type Handlers = ReturnType<typeof useReturnedFocus>;

/** A page with a surface's handlers, whose opener and neighbour can be focused. */
async function drawPage() {
  const handlers: Partial<Handlers> = {};
  function Page() {
    Object.assign(handlers, useReturnedFocus());
    return (
      <main tabIndex={-1}>
        <button type="button">Abrir</button>
        <button type="button">Opções</button>
      </main>
    );
  }
  draw(<Page />);
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('Abrir')).toBeVisible();
  const focus = (name: string) => (button(name).element() as HTMLElement).focus();
  const close = () => {
    const event = new Event('close', { cancelable: true });
    handlers.onCloseAutoFocus?.(event);
    return event;
  };
  const open = () => {
    focus('Abrir');
    handlers.onOpenAutoFocus?.();
    (document.activeElement as HTMLElement).blur();
  };
  return { open, close, focus, opener: () => button('Abrir').element() };
}

test('the opener of a surface has the focus again once the surface has closed', async () => {
  const { open, close } = await drawPage();
  open();
  expect(close().defaultPrevented).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('the main part has the focus once a surface has closed whose opener is gone', async () => {
  const { open, close, opener } = await drawPage();
  open();
  opener().remove();
  close();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('what has taken the focus while a surface closed keeps it', async () => {
  const { open, close, focus, opener } = await drawPage();
  open();
  opener().remove();
  focus('Opções');
  close();
  await expect.element(page.getByRole('button', { name: 'Opções' })).toHaveFocus();
});
