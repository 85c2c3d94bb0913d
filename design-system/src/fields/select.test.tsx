import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from './select.tsx';

const OPTIONS = ['Todas as operações', 'Edição de Imagem', 'Remoção de Fundo'].map((label) => ({
  value: label,
  label,
}));

test('the arrow keys and Enter choose from the list', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const chosen: string[] = [];
  createRoot(host).render(
    <Select label="Operação" options={OPTIONS} onValueChange={(value) => chosen.push(value)} />,
  );
  const select = page.getByRole('combobox', { name: 'Operação' });
  await expect.element(select).toBeVisible();
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(select).toHaveDisplayValue('Remoção de Fundo');
  expect(chosen).toEqual(['Remoção de Fundo']);
});
