import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { onBothScreens } from '../host/devices.ts';
import { confirmationLink, enter, newSeller } from '../host/seller.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

onBothScreens(
  () => {
    test('a seller registers, changes a background, spends one credit, downloads and deletes', async ({
      page,
      server,
    }) => {
      const seller = newSeller();

      await test.step('registers', async () => {
        await page.goto('/');
        await expect(page).toHaveURL(/\/login$/);
        await page.getByRole('link', { name: 'Cadastre-se' }).click();
        await page.locator('[autocomplete="name"]').fill(seller.fullName);
        await page.locator('[autocomplete="tel"]').pressSequentially('11987654321');
        await expect(page.locator('[autocomplete="tel"]')).toHaveValue('(11) 98765-4321');
        await page.locator('[autocomplete="email"]').fill(seller.email);
        const [password, confirmation] = await page.locator('[autocomplete="new-password"]').all();
        await password?.fill(seller.password);
        await confirmation?.fill(seller.password);
        await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
        await expect(page).toHaveURL(/\/email-verification$/);
      });

      await test.step('confirms the e-mail', async () => {
        await page.goto(await confirmationLink(server.url, seller.email));
        await expect(page.getByText('Email Confirmado!')).toBeVisible();
        // The bar runs for five seconds, then the login page opens by itself.
        await expect(page).toHaveURL(/\/login$/);
      });

      await test.step('signs in with 5 credits', async () => {
        await enter(page, seller);
        await expect(page).toHaveURL(/\/dashboard$/);
      });

      await test.step('changes the background of a photo', async () => {
        await page.goto('/creative-generator');
        await expect(page.locator('main').getByText(/5\s*Créditos restantes/)).toBeVisible();
        await page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));
        await page.getByRole('button', { name: /Editar Fundo/ }).click();
        await page.getByLabel('Código da cor').fill('#12ABEF');
        await page.getByRole('button', { name: 'Alterar Fundo', exact: true }).dblclick();
        await expect(page.getByText('Fundo alterado com sucesso!').first()).toBeVisible();
        await expect(page.locator('main').getByText(/4\s*Créditos restantes/)).toBeVisible();
      });

      await test.step('downloads a PNG with that colour', async () => {
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download' }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toMatch(/^[\w-]+\.png$/);
        const png = sharp(readFileSync(await download.path()));
        expect((await png.metadata()).format).toBe('png');
        const { data } = await png
          .extract({ left: 1, top: 1, width: 1, height: 1 })
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([...data.subarray(0, 3)]).toEqual([0x12, 0xab, 0xef]);
      });

      await test.step('finds it once in the library after a reload', async () => {
        await page.goto('/library');
        await page.reload();
        await expect(page.getByText('Mostrando 1 - 1 de 1 imagens')).toBeVisible();
        await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
      });

      await test.step('looks at it full screen and returns', async () => {
        await page.getByRole('button', { name: 'Tela cheia' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeFocused();
      });

      await test.step('deletes it', async () => {
        await page.getByRole('button', { name: 'Excluir' }).click();
        await expect(page.getByText('Excluindo 1 imagem…')).toBeVisible();
        await expect(page.getByText('Imagem excluída com sucesso!')).toBeVisible();
        await expect(page.getByText('Mostrando 0 - 0 de 0 imagens')).toBeVisible();
      });
    });
  },
  { tag: '@long' },
);
