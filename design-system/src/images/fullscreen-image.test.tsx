import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../testing/draw.ts';
import { FullscreenImage } from './fullscreen-image.tsx';

/** A picture of so many pixels, as a data address. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

/** Draws the picture; `turn` shows another one in its place. */
function drawPicture(first: string) {
  const onOpenChange = vi.fn();
  let turn: (src: string) => void = () => undefined;
  function Shown() {
    const [src, setSrc] = useState(first);
    turn = setSrc;
    const actions = <button type="button">Favoritar</button>;
    return <FullscreenImage open onOpenChange={onOpenChange} src={src} alt={src} actions={actions} />;
  }
  draw(<Shown />);
  return { onOpenChange, turn: (src: string) => turn(src) };
}
const button = () => page.getByRole('button', { name: 'Favoritar' });

test('the buttons stand at one place, whatever the size of the picture', async () => {
  const [wide, small] = [picture(400, 300), picture(100, 100)];
  const { turn } = drawPicture(wide);
  const placeWith = async (src: string) => {
    const image = page.getByAltText(src, { exact: true });
    await expect.element(image).toBeVisible();
    await (image.element() as HTMLImageElement).decode();
    return button().element().getBoundingClientRect().top;
  };
  const place = await placeWith(wide);
  turn(small);
  expect(await placeWith(small)).toBe(place);
});

test('a press that begins on a button and ends beside it does not close the picture', async () => {
  const { onOpenChange } = drawPicture(picture(400, 300));
  await expect.element(button()).toBeVisible();
  const night = page.getByRole('dialog').element();
  button()
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  night.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onOpenChange).not.toHaveBeenCalled();
  night.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  night.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
