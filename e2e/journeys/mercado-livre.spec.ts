import type { Page } from '@playwright/test';
import { phone } from '../host/devices.ts';
import { createSeller, startSession } from '../host/seller.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { tallyTaps } from '../host/tally.ts';
import { expect, test } from '../host/test.ts';

test.use(phone);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A cut-out that is prepared for Mercado Livre, beside the result of its tool. */
async function prepareCutOut(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/mobile/remover-fundo`);
  await page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));
  await button(page, 'Remover Fundo').click();
  await expect(page.getByText('Fundo removido com sucesso!')).toBeVisible();
  await button(page, 'Preparar para…').click();
  await page.getByRole('checkbox', { name: 'Mercado Livre' }).click();
  await button(page, 'Preparar 1 imagem').click();
  await expect(page.getByText(/^1200 × 1200 px/)).toBeVisible();
}

const chooseListing = async (page: Page, title: RegExp) => {
  await page
    .getByRole('list', { name: /^Seus (outros )?anúncios$/ })
    .getByRole('button', { name: title })
    .click();
  await expect(page.getByText('O Mercado Livre não vê problema nesta foto.')).toBeVisible();
};

/** The same, while the other listings stay where they are when Mercado Livre's verdict on the picture comes. */
async function chooseListingInPlace(page: Page, title: RegExp): Promise<void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/diagnoses$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole('list', { name: 'Seus anúncios' }).getByRole('button', { name: title }).click();
  await expect(page.getByRole('status', { name: 'O Mercado Livre está examinando a foto' })).toBeVisible();
  const top = async () => (await page.getByRole('list', { name: 'Seus outros anúncios' }).boundingBox())?.y;
  const before = await top();
  released.resolve();
  await expect(page.getByText('O Mercado Livre não vê problema nesta foto.')).toBeVisible();
  expect(await top()).toBe(before);
}

/** How many pictures the listing shows at the played Mercado Livre. */
async function picturesAt(page: Page): Promise<string> {
  const [listing] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Ver o anúncio no Mercado Livre' }).click(),
  ]);
  const words = await listing.getByText(/^MLB\d+ · /).textContent();
  await listing.close();
  return (words ?? '').replace(/^.* · /, '');
}

/** Taps from a picture of the library until it is on a listing, and the seller is back. */
const MOST_TAPS = 4;

/** The listing that got a picture of the product stands chosen for the next one. */
async function sendFromLibrary(page: Page): Promise<void> {
  await page.goto('/library');
  const user = tallyTaps(page);
  await user.step('send a picture of the library', async () => {
    await user.tap(button(page, 'Usar em…').first());
    await user.tap(page.getByRole('menuitem', { name: 'Enviar para um anúncio' }));
    await expect(page.getByText('O anúncio deste produto')).toBeVisible();
    await user.tap(page.getByRole('button', { name: /^Enviar para “Garrafa/ }));
    await expect(page.getByText('É a capa de “Garrafa')).toBeVisible();
    await user.tap(button(page, 'Concluir'));
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(user.steps.map(({ taps }) => taps)).toEqual([MOST_TAPS]);
}

test('a seller connects an account, sends a picture, sees it, takes it back, and leaves', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Mercado Livre' })).toBeVisible();

  await prepareCutOut(page);
  await button(page, 'Enviar apple para um anúncio').click();
  await button(page, 'Conectar Mercado Livre').click();
  await expect(page.getByText('esta página está no lugar do Mercado Livre')).toBeVisible();
  await page.getByLabel('Apelido').fill('LOJA DA JORNADA');
  await button(page, 'Permitir').click();
  // Back where the seller was, with the picture.
  await expect(page).toHaveURL(/\/mobile\/remover-fundo$/);
  await expect(page.getByText('Mercado Livre · LOJA DA JORNADA')).toBeVisible();

  await chooseListingInPlace(page, /^Caneca/);
  await page.getByRole('button', { name: /^Enviar para “Caneca/ }).click();
  await expect(page.getByText('Pronto, a foto está no anúncio')).toBeVisible();
  expect(await picturesAt(page)).toBe('3 fotos');
  await button(page, 'Desfazer').click();
  await expect(page.getByText('Desfeito: o anúncio tem as fotos de antes.')).toBeVisible();
  expect(await picturesAt(page)).toBe('2 fotos');
  await button(page, 'Voltar').click();

  // This listing has as many pictures as Mercado Livre takes.
  await button(page, 'Enviar apple para um anúncio').click();
  await chooseListing(page, /^Fone/);
  await page.getByRole('button', { name: /^Enviar para “Fone/ }).click();
  await expect(page.getByText(/Este anúncio já tem o máximo de fotos/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Baixar a foto').click(),
  ]);
  expect(download.suggestedFilename()).toBe('01-apple.jpg');
  // Another one takes its place at once, and is the last one from then on.
  await chooseListing(page, /^Garrafa/);
  await page.getByRole('button', { name: /^Enviar para “Garrafa/ }).click();
  await expect(page.getByText('Pronto, a foto está no anúncio')).toBeVisible();

  await sendFromLibrary(page);

  await page.goto('/settings');
  await button(page, 'Desconectar').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desconectar' }).click();
  await expect(page.getByText('Mercado Livre desconectado.')).toBeVisible();
  await expect(button(page, 'Conectar')).toBeVisible();
});

test('without the configuration nothing of it is shown', { tag: '@long' }, async ({ page, startServer }) => {
  const server = await startServer();
  await startSession(page, server.url, await createSeller(server.url));
  await prepareCutOut(page, server.url);
  await expect(page.getByRole('button', { name: /anúncio/ })).toHaveCount(0);
  await page.goto(`${server.url}/settings`);
  await expect(page.getByRole('region', { name: 'Marca da loja' })).toBeVisible();
  await expect(page.getByText('Mercado Livre')).toHaveCount(0);
});
