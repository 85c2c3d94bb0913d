import type { Page } from '@playwright/test';
import { phone } from '../host/devices.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

test.use(phone);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A phone whose other apps take files: `shared` has the names of what they got, and the first attempt is cancelled. */
async function shareByApps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared: string[][] = [];
    let attempts = 0;
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files }: { files: File[] }) => {
        attempts += 1;
        if (attempts === 1) throw new DOMException('cancelled', 'AbortError');
        shared.push(files.map(({ name, type }) => `${name} ${type}`));
      },
    });
    Object.assign(window, { shared });
  });
}

test('beside its result a picture is prepared for a marketplace, and a phone shares it, which its history tells', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await shareByApps(page);
  await page.goto('/mobile/remover-fundo');
  await page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));
  await button(page, 'Remover Fundo').click();
  await expect(page.getByText('Fundo removido com sucesso!')).toBeVisible();
  await button(page, 'Preparar para…').click();
  await page.getByRole('checkbox', { name: 'Mercado Livre' }).click();
  await button(page, 'Preparar 1 imagem').click();
  await expect(page.getByText(/^1200 × 1200 px/)).toBeVisible();
  await button(page, 'Compartilhar').click();
  // The first time its user closes the list of apps: nothing is shared, and nothing went wrong.
  await expect(button(page, 'Compartilhar')).toBeEnabled();
  await expect(page.getByRole('alert')).toBeHidden();
  await button(page, 'Compartilhar').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[][] }).shared))
    .toEqual([['Mercado Livre-01-apple.jpg image/jpeg']]);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('Fundo removido com sucesso!')).toBeVisible();
  await page.getByRole('link', { name: 'História' }).click();
  await expect(page.getByRole('link', { name: /^Preparada para Mercado Livre Compartilhada/ })).toBeVisible();
});
