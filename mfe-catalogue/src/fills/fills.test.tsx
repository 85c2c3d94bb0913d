import { DropdownMenu } from '@andromeda/design-system';
import { useLocation } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fakeNetwork, MUG } from '../testing/visit.tsx';
import NewestProducts from './newest-products.tsx';
import PictureProduct from './picture-actions.tsx';

const PICTURE = '00000000-0000-4000-8000-000000000001';

/** Shows what a link to the products' screen brings along. */
function Arrival() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

function visit(place: ReactNode, network = fakeNetwork()) {
  const routes = [
    { path: '/', element: place },
    { path: '/produtos/novo', element: <Arrival /> },
  ];
  render(<FakeHost remote={{ routes }} address="/" send={network.send} />);
  return { user: userEvent.setup(), ...network };
}

const inMenu = (productId: string | null) => (
  <DropdownMenu trigger={<button type="button">Usar em…</button>}>
    <PictureProduct imageId={PICTURE} name="Caneca" productId={productId} />
  </DropdownMenu>
);

test('a picture of a product leads to it', async () => {
  const { user } = visit(inMenu(MUG));
  await user.click(screen.getByRole('button', { name: 'Usar em…' }));
  expect(await screen.findByRole('menuitem', { name: 'Ver produto' })).toHaveProperty(
    'pathname',
    `/produtos/${MUG}`,
  );
});

test('a picture without a product comes along to a new one', async () => {
  const { user } = visit(inMenu(null));
  await user.click(screen.getByRole('button', { name: 'Usar em…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Adicionar a um produto…' }));
  expect(screen.getByText(JSON.stringify({ imageIds: [PICTURE], name: 'Caneca' }))).toBeTruthy();
});

test('the dashboard shows the three newest products and the way to all of them', async () => {
  visit(<NewestProducts />);
  expect(await screen.findByRole('heading', { name: 'Seus produtos' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Ver todos' })).toHaveProperty('pathname', '/produtos');
});

test.each(['empty', 'error', 'pending'] as const)(
  'the dashboard says nothing of products where their list is %s',
  async (state) => {
    const { asked } = visit(
      <>
        <h1>Dashboard</h1>
        <NewestProducts />
      </>,
      fakeNetwork({ state }),
    );
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Seus produtos' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
