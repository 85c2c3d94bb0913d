import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createSeller, startSession } from '../host/seller.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

/** Starts the app as an installed one does, in a browser of its own: its service worker outlives a page. */
async function startInstalled(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('the installed app takes photos from the share sheet, and says when it is offline', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await startSession(page, server.url, await createSeller(server.url));
  await startInstalled(page);

  const bytes = (await readFile(smallPhoto('apple.jpg'))).toString('base64');
  // What the system's share sheet sends is the form of the manifest.
  await page.evaluate(async (photo) => {
    const { share_target } = await (await fetch('/app.webmanifest')).json();
    const form = Object.assign(document.createElement('form'), share_target);
    const [{ name }] = share_target.params.files;
    const input = Object.assign(document.createElement('input'), { type: 'file', name, multiple: true });
    const shared = new DataTransfer();
    for (const file of ['caneca.jpg', 'tênis.jpg'])
      shared.items.add(
        new File([Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0))], file, {
          type: 'image/jpeg',
        }),
      );
    input.files = shared.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, bytes);
  await expect(page.getByText('2 na fila')).toBeVisible();
  await expect(page.getByRole('img', { name: 'tênis.jpg' })).toBeVisible();

  await context.setOffline(true);
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Recarregar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca' })).toBeVisible();
  await context.close();
});

test('a visit in a browser starts no service worker', async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
