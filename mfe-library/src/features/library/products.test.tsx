import { DropdownMenuItem } from '@andromeda/design-system';
import { type SlotProps, useLocation } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { fakeLibrary, picture, pictures } from '../../testing/fake-library.ts';

const PRODUCT = '00000000-0000-4000-8000-000000000801';

/** Shows what a link to the products' screen brings along. */
function Arrival() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

function visit(
  address: string,
  library: ReturnType<typeof fakeLibrary>,
  fills?: ComponentProps<typeof FakeHost>['fills'],
) {
  const withArrival = { routes: [...routes, { path: '/produtos/novo', element: <Arrival /> }] };
  render(<FakeHost remote={withArrival} address={address} send={library.send} fills={fills} />);
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

test('the menu of a picture ends with what other remotes do with that very picture', async () => {
  const library = fakeLibrary([
    { ...picture(1), productId: PRODUCT },
    { ...picture(2), name: 'Caneca' },
  ]);
  const Handed = (handed: SlotProps['library.picture-actions@1']) => (
    <DropdownMenuItem>{JSON.stringify(handed)}</DropdownMenuItem>
  );
  const user = visit('/library', library, { 'library.picture-actions@1': [Handed] });
  const [, second] = await screen.findAllByRole('listitem');
  await user.click(within(second as HTMLElement).getByRole('button', { name: 'Usar em…' }));
  const items = await screen.findAllByRole('menuitem');
  const handed = { imageId: picture(2).id, name: 'Caneca', productId: null };
  expect(items.at(-1)?.textContent).toBe(JSON.stringify(handed));
});

test('chosen pictures go to a product together', async () => {
  const user = visit('/library', fakeLibrary(pictures(3)));
  for (const number of [1, 3])
    await user.click(await screen.findByRole('checkbox', { name: `Escolher Criativo ${number}` }));
  await user.click(screen.getByRole('link', { name: 'Produto' }));
  const imageIds = [picture(1).id, picture(3).id];
  expect(screen.getByText(JSON.stringify({ imageIds, name: null }))).toBeTruthy();
});
