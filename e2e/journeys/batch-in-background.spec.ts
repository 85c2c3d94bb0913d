import { readFile } from 'node:fs/promises';
import type { CDPSession } from '@playwright/test';
import { bffClient } from '../host/bff-client.ts';
import { file } from '../host/photos.ts';
import { createSeller, startSession } from '../host/seller.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

const NAMES = ['foto-1.jpg', 'foto-2.jpg', 'foto-3.jpg'];

/** Starts the service worker as the browser does once there is a connection. */
async function sync(session: CDPSession, origin: string, registrationId: string): Promise<void> {
  const tag = 'andromeda-batch';
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
}

test('photos that a page could not send are sent without it, once each, when the connection is back', {
  tag: '@long',
}, async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
  // The profiles of headless Chromium refuse to register any; what it starts is the test's to say.
  await context.addInitScript(() => {
    const { prototype } = Object(Reflect.get(globalThis, 'SyncManager'));
    prototype.register = async () => undefined;
  });
  const seller = await createSeller(server.url);
  const bff = await bffClient(server.url, seller);
  // It brings no script, and stays open while the page of the batch goes.
  const bystander = await context.newPage();
  await bystander.goto('/sem-conexao');
  const session = await context.newCDPSession(bystander);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');

  const page = await context.newPage();
  await startSession(page, server.url, seller);
  await page.goto('/creative-generator/lote');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const photo = await readFile(smallPhoto('apple.jpg'));
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles(NAMES.map((name) => file(name, photo)));
  // The page brings no photo to the server, as with a signal that is too weak for them.
  await page.route('**/api/generations', (route) => route.abort());
  await page.getByRole('button', { name: 'Fazer as 3 fotos' }).click();
  await expect(page.getByText('as fotos que faltam vão sozinhas quando a internet voltar')).toBeVisible();
  await context.setOffline(true);
  await page.close();

  await context.setOffline(false);
  await sync(session, server.url, await registered);
  await expect.poll(async () => (await (await bff.get('/api/images')).json()).total).toBe(3);

  const next = await context.newPage();
  await next.goto('/creative-generator/lote');
  await expect(next.getByText('3 prontas')).toBeVisible();
  expect(await bff.credits()).toBe(2);
  await context.close();
});
