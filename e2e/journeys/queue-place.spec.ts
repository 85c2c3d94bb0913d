import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessToken, createSeller } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test.use({ served: 'gemini' });

/** A server makes so many pictures of an outside provider at the same time. */
const AT_ONCE = 12;
/** What an account begins with. */
const CREDITS = 5;

/** Orders a picture by the API, and does not wait for it. */
async function order(url: string, token: string): Promise<Response> {
  const body = new FormData();
  body.set('operation', 'generate_image');
  body.set('prompt', 'caneca azul na praia');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return fetch(`${url}/api/generations`, { method: 'POST', body, headers });
}

/** Sums up from now on how much the screen moves by itself. */
async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { readShifts: () => moved });
  });
  return () => page.evaluate(() => (window as unknown as { readShifts: () => number }).readShifts());
}

test('a seller whose picture waits reads place and time, also after a reload, until the turn comes', {
  tag: '@long',
}, async ({ page, seller, gemini, server }) => {
  expect(seller.email).toBeTruthy();
  const others = await Promise.all(
    Array.from({ length: 3 }, async () => accessToken(server.url, await createSeller(server.url))),
  );
  const line = page.getByText(/^Sua imagem é a [23]ª da fila\. Cerca de \d+ segundos\.$/).first();
  // One is made, so that it is known how long one takes; the others wait for the test.
  expect((await order(server.url, others[0] ?? '')).status).toBe(200);
  const paint = Promise.withResolvers<void>();
  gemini.answer.image = () => paint.promise.then(() => gemini.paint());
  const before = gemini.calls.length;
  const ordered = others
    .flatMap((token, seller) => Array.from({ length: CREDITS - (seller === 0 ? 1 : 0) }, () => token))
    .map((token) => order(server.url, token));
  await expect.poll(() => gemini.calls.length - before).toBe(AT_ONCE);

  await page.goto('/mobile/gerar-imagem');
  await page.getByLabel('Descreva a imagem que deseja gerar:').fill('caneca azul na praia');
  await page.getByRole('button', { name: 'Gerar Imagem', exact: true }).click();
  await expect(page.getByText('Aguardando a vez...')).toBeVisible();
  const shifts = await noteShifts(page);
  await expect(line).toBeVisible();
  expect(await shifts()).toBeLessThanOrEqual(0.01);
  await page.reload();
  await expect(line).toBeVisible();

  paint.resolve();
  await expect(page.getByText('Imagem gerada com sucesso!')).toBeVisible();
  await expect(page.getByText(/da fila/)).toHaveCount(0);
  expect((await Promise.all(ordered)).map(({ status }) => status)).toEqual(Array(AT_ONCE + 2).fill(200));
});
