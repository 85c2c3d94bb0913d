import { Link } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FROM_BATCH } from '../../from-batch.ts';
import { fakeBff } from '../../testing/fake-bff.ts';
import { Repaired } from './repaired.tsx';

async function keepOne(state: unknown) {
  const routes = [
    {
      path: '/antes',
      element: (
        <Link to="/corrigido" state={state}>
          Corrigir
        </Link>
      ),
    },
    { path: '/corrigido', element: <Repaired id="image-2" onAgain={() => undefined} /> },
  ];
  render(<FakeHost remote={{ routes }} address="/antes" send={fakeBff().send} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Corrigir' }));
  await screen.findByText(/^Recorte corrigido e guardado/);
  return user;
}

test('who repaired a cut-out of a batch goes back to the batch at one press', async () => {
  const user = await keepOne(FROM_BATCH);
  await user.click(screen.getByRole('button', { name: 'Voltar ao lote' }));
  expect(await screen.findByRole('link', { name: 'Corrigir' })).toBeTruthy();
});

test('who came from elsewhere is led to no batch', async () => {
  await keepOne(null);
  expect(screen.queryByRole('button', { name: 'Voltar ao lote' })).toBeNull();
});
