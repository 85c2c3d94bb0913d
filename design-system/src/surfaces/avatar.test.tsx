import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../testing/draw.ts';
import { Avatar } from './avatar.tsx';

test.each([
  ['Ana Vendedora', 'AV'],
  ['Ana da Loja 🎁', 'AL'],
  ['🎁 Loja', 'L'],
  ['Érica', 'É'],
  ['ana@loja.com.br', 'A'],
  ['🎁', ''],
])('the initials of %s are whole letters', async (name, initials) => {
  draw(<Avatar name={name} />);
  await expect.element(page.getByRole('img', { name })).toHaveTextContent(initials);
});
