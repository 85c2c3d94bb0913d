import { writeFile } from 'node:fs/promises';
import type { LaunchOptions, Page } from '@playwright/test';
import { violationsOn } from '../host/axe.ts';
import { expect, test as house } from '../host/test.ts';

/** A browser with a camera that needs no permission: it shows a moving test picture. */
const test = house.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
        ],
      }),
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const camera = (page: Page) => page.getByRole('dialog', { name: 'Câmera' });

async function openCamera(page: Page): Promise<void> {
  await button(page, 'Tirar Foto').click();
  await expect(camera(page).getByText('Câmera ligada.')).toBeAttached();
}

test(
  'a photo is taken in the frame of a marketplace and becomes a picture',
  { tag: '@long' },
  async ({ page, seller }, info) => {
    expect(seller.email).toBeTruthy();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/generations')) sent.push(request.url());
    });
    await page.goto('/mobile/adicionar-texto');
    await openCamera(page);
    expect(await violationsOn(page, 'all')).toEqual([]);
    await writeFile(info.outputPath('camera.png'), await page.screenshot());
    await page.goBack();
    await expect(camera(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/mobile\/adicionar-texto$/);

    await openCamera(page);
    await camera(page).getByRole('radio', { name: 'Amazon' }).check();
    await expect(page.getByText('Na Amazon, o produto ocupa pelo menos 85% da foto.')).toBeVisible();
    await camera(page).getByRole('button', { name: 'Tirar Foto' }).click();
    await expect(page.getByRole('img', { name: 'Foto que você tirou' })).toBeVisible();
    await button(page, 'Usar foto').click();
    await expect(camera(page)).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^foto-\d{4}-\d\d-\d\d-\d{4}\.jpg$/ })).toBeVisible();
    expect(sent).toEqual([]);

    await page.getByLabel('Texto promocional').fill('Oferta');
    await button(page, 'Adicionar Texto').click();
    await expect(page.getByText('Imagem gerada com texto promocional!')).toBeVisible();
  },
);

test('several photos are taken in a row for a batch, also on a phone that lies', { tag: '@long' }, async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/creative-generator/lote');
  await openCamera(page);
  await camera(page).getByRole('button', { name: 'Tirar Foto' }).click();
  await expect(camera(page).getByText('1 foto', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await camera(page).getByRole('button', { name: 'Tirar Foto' }).click();
  await expect(camera(page).getByText('2 fotos', { exact: true })).toBeVisible();
  await button(page, 'Concluir').click();
  await expect(page.getByText('2 na fila')).toBeVisible();
});
