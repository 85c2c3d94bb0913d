import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PhoneField } from './phone-field.tsx';

test('the field takes the whole of a pasted number with its country code, though that is longer than the field', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <>
      <input aria-label="Contato" defaultValue="+55 11 98765-4321" />
      <PhoneField label="Telefone" />
    </>,
  );
  await userEvent.tripleClick(page.getByLabelText('Contato'));
  await userEvent.copy();
  const phone = page.getByLabelText('Telefone');
  await userEvent.click(phone);
  await userEvent.paste();
  await expect.element(phone).toHaveValue('(11) 98765-4321');
});
