import { useLocation } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { fakeLibrary, picture, pictures } from '../../testing/fake-library.ts';

const PRODUCT = '00000000-0000-4000-8000-000000000801';

/** Shows what a link to the products' screen brings along. */
function Arrival() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

function visit(address: string, library: ReturnType<typeof fakeLibrary>) {
  const withArrival = { routes: [...routes, { path: '/produtos/novo', element: <Arrival /> }] };
  render(<FakeHost remote={withArrival} address={address} send={library.send} />);
  return userEvent.setup();
}

test('a product’s pictures stand alone until all are asked for again', async () => {
  const library = fakeLibrary([{ ...picture(1), productId: PRODUCT }, picture(2)]);
  const user = visit(`/library?produto=${PRODUCT}`, library);
  expect(await screen.findByText('Mostrando 1 - 1 de 1 imagens')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Caneca azul' })).toHaveProperty(
    'pathname',
    `/produtos/${PRODUCT}`,
  );
  await user.click(screen.getByRole('button', { name: 'Ver todas as imagens' }));
  expect(await screen.findByText('Mostrando 1 - 2 de 2 imagens')).toBeTruthy();
});

test('a product in the address that is none shows all pictures', async () => {
  visit('/library?produto=../admin', fakeLibrary(pictures(2)));
  expect(await screen.findByText('Mostrando 1 - 2 de 2 imagens')).toBeTruthy();
});

test('a picture leads to its product, or to a new one that it comes along to', async () => {
  const library = fakeLibrary([
    { ...picture(1), productId: PRODUCT },
    { ...picture(2), name: 'Caneca' },
  ]);
  const user = visit('/library', library);
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('two cards are needed');
  await user.click(within(first).getByRole('button', { name: 'Usar em…' }));
  expect(await screen.findByRole('menuitem', { name: 'Ver produto' })).toHaveProperty(
    'pathname',
    `/produtos/${PRODUCT}`,
  );
  await user.keyboard('{Escape}');
  await user.click(within(second).getByRole('button', { name: 'Usar em…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Adicionar a um produto…' }));
  expect(screen.getByText(JSON.stringify({ imageIds: [picture(2).id], name: 'Caneca' }))).toBeTruthy();
});

test('chosen pictures go to a product together', async () => {
  const user = visit('/library', fakeLibrary(pictures(3)));
  for (const number of [1, 3])
    await user.click(await screen.findByRole('checkbox', { name: `Escolher Criativo ${number}` }));
  await user.click(screen.getByRole('link', { name: 'Produto' }));
  const imageIds = [picture(1).id, picture(3).id];
  expect(screen.getByText(JSON.stringify({ imageIds, name: null }))).toBeTruthy();
});
