import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../foundations/foundations.css';
import { picture } from '../stories/sample-pictures.ts';
import { draw } from '../testing/draw.ts';
import { BeforeAfter } from './before-after.tsx';

test('the arrow keys, Home, End and a click on the picture move the line between before and after', async () => {
  draw(
    <BeforeAfter
      before={{ src: picture('sneaker', 'plain'), alt: 'antes' }}
      after={{ src: picture('sneaker', 'nebula'), alt: 'depois' }}
      style={{ width: 400 }}
    />,
  );
  const slider = page.getByRole('slider', { name: 'Comparar antes e depois' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Antes 50%, Depois 50%');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Antes 46%, Depois 54%');
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Antes 100%, Depois 0%');
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Antes 0%, Depois 100%');
  // A quarter of the picture's width, where the finger is: the slider reaches 24 px beyond it on both sides.
  await userEvent.click(slider, { position: { x: 124, y: 200 } });
  await expect.element(slider).toHaveValue('26');
  const shown = getComputedStyle(page.getByRole('img', { name: 'antes' }).element()).clipPath;
  expect(shown).toContain('74%');
});
