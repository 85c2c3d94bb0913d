import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { phone } from '../host/devices.ts';
import { file } from '../host/photos.ts';
import { createSeller, startSession } from '../host/seller.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

test.use(phone);

// Early in the alphabet, as Playwright takes the files: the longest would leave the other workers idle at the end.
const PHOTOS = 30;
const CHANNELS = ['Mercado Livre', 'Amazon'];
/** Presses of the whole afternoon, each field that is filled counted as one: more would be a step back. */
const MOST_TAPS = 34;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

/** A phone whose other apps take single files. `taps` counts the presses of its user over all pages. */
async function watch(page: Page): Promise<{ taps: () => number }> {
  let taps = 0;
  await page.exposeFunction('noteTap', () => (taps += 1));
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => event.isTrusted && (window as unknown as { noteTap(): void }).noteTap(),
      { capture: true },
    );
    const shared: string[] = [];
    Object.defineProperty(navigator, 'canShare', {
      value: ({ files }: { files: File[] }) => files.length < 3,
    });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files }: { files: File[] }) => shared.push(...files.map(({ name }) => name)),
    });
    Object.assign(window, { shared });
  });
  return { taps: () => taps };
}

async function buyCredits(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/plans`);
  await button(page, 'COMPRAR 30 créditos').click();
  await button(page, 'Gerar Pix').click();
  await button(page, 'Simular pagamento do Pix').click();
  await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();
}

/** Cut out at once; the engine doubts two of them. */
async function cutOutAll(page: Page, url: string): Promise<void> {
  const [sure, doubtful] = await Promise.all(
    (['apple.jpg', 'drawn-white-bottle.jpg'] as const).map((name) => readFile(smallPhoto(name))),
  );
  const photos = Array.from({ length: PHOTOS }, (_, at) =>
    file(`produto-${String(at + 1).padStart(2, '0')}.jpg`, (at === 1 || at === 4 ? doubtful : sure) ?? ''),
  );
  await page.goto(`${url}/creative-generator/lote`);
  await page.locator('input[type="file"]').first().setInputFiles(photos);
  await page.getByRole('radio', { name: 'Remover' }).check({ force: true });
  await button(page, 'Fazer as 3 primeiras').click();
  await expect(page.getByText('2 prontas, 1 a conferir, 27 na fila')).toBeVisible();
  await button(page, 'Fazer as outras 27').click();
  await expect(page.getByText('28 prontas, 2 a conferir', { exact: true })).toBeVisible();
}

/** Paints a stroke over the middle of the first cut-out in doubt, and keeps it. */
async function repair(page: Page, url: string): Promise<void> {
  await page.getByRole('link', { name: 'Corrigir recorte' }).first().click();
  const canvas = page.getByRole('application', { name: 'Foto para corrigir o recorte' }).locator('canvas');
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the canvas has no place');
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.55, { steps: 6 });
  await page.mouse.up();
  await button(page, 'Guardar recorte').click();
  await expect(page.getByText(/^Recorte corrigido e guardado/)).toBeVisible();
  await page.goto(`${url}/creative-generator/lote`);
}

/** The files of every picture for both channels, as one ZIP. */
async function prepareAll(page: Page): Promise<string> {
  await button(page, 'Preparar para…').click();
  for (const channel of CHANNELS) await page.getByRole('checkbox', { name: channel }).click();
  await button(page, `Preparar ${PHOTOS} imagens`).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, /^Baixar ZIP/).click()]);
  return (await readFile(await download.path())).toString('latin1');
}

/** Connects the shop's account on the way, and makes the prepared picture the cover of one of its listings. */
async function sendToListing(page: Page): Promise<void> {
  await button(page, /^Enviar .+ para um anúncio$/).click();
  await button(page, 'Conectar Mercado Livre').click();
  await page.getByLabel('Apelido').fill('LOJA DA TARDE');
  await button(page, 'Permitir').click();
  await button(page, /^Caneca/).click();
  await expect(page.getByText('O Mercado Livre não vê problema nesta foto.')).toBeVisible();
  await button(page, 'Enviar').click();
  await expect(page.getByText('Pronto, a foto está no anúncio')).toBeVisible();
}

test.describe('a seller’s afternoon', () => {
  test('thirty photos become cut-outs, files for two channels, a product with its texts and the cover of a listing, on a phone', {
    tag: '@long',
  }, async ({ page, startServer }) => {
    const { url } = await startServer({ env: { MERCADO_LIVRE_DEMO: 'on' } });
    await startSession(page, url, await createSeller(url));
    const { taps } = await watch(page);
    const begun = Date.now();
    await buyCredits(page, url);
    await cutOutAll(page, url);

    for (const counts of ['29 prontas, 1 a conferir', '30 prontas']) {
      await repair(page, url);
      // The batch learns of the repair before the next one is chosen.
      await expect(page.getByText(counts, { exact: true })).toBeVisible();
    }

    const zip = await prepareAll(page);
    for (const channel of ['Mercado Livre', 'Amazon'])
      expect(new Set(zip.match(new RegExp(`${channel}/[^/]+?\\.jpg`, 'g'))).size).toBe(PHOTOS);

    await page.goto(`${url}/library?search=produto%2001`);
    await button(page, 'Usar em…').click();
    await page.getByRole('menuitem', { name: 'Adicionar a um produto…' }).click();
    await page.getByLabel('Nome do produto').fill('Maçã vermelha decorativa');
    await page.getByLabel('Material', { exact: true }).fill('Cerâmica');
    await button(page, 'Criar produto').click();
    for (const channel of CHANNELS) {
      await page.getByRole('combobox', { name: 'Canal de venda' }).selectOption({ label: channel });
      await button(page, 'Escrever anúncio').click();
      await expect(page.getByLabel('Título', { exact: true })).toHaveValue(/^Maçã Vermelha/);
    }
    await expect(page.getByText(/de 249 bytes$/)).toBeVisible();
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Baixar planilha').click(),
    ]);
    expect((await readFile(await sheet.path(), 'utf8')).split('\r\n').filter(Boolean)).toHaveLength(3);

    await button(page, 'Preparar para…').click();
    await page.getByRole('checkbox', { name: 'Mercado Livre' }).click();
    await button(page, 'Preparar 1 imagem').click();
    await button(page, 'Compartilhar').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toHaveLength(1);
    await sendToListing(page);

    const seconds = Math.round((Date.now() - begun) / 1000);
    test.info().annotations.push({ type: 'afternoon', description: `${taps()} taps, ${seconds} s` });
    process.stdout.write(`A seller's afternoon: ${taps()} taps, ${seconds} s\n`);
    expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
  });
});
