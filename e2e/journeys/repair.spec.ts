import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bffClient, photoPath } from '../host/bff-client.ts';
import { file } from '../host/photos.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a cut-out is repaired by painting, outlives a reload, and its first version comes back', async ({
  page,
  seller,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mobile/remover-fundo');
  await page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));
  await button(page, 'Remover Fundo').click();
  await expect(page.getByText('Fundo removido com sucesso!')).toBeVisible();
  await button(page, 'Não gostei').click();
  await page.getByRole('link', { name: 'Corrigir recorte' }).last().click();

  const canvas = page.getByRole('application', { name: 'Foto para corrigir o recorte' }).locator('canvas');
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the canvas has no place');
  await page.getByRole('radio', { name: 'Remover' }).check({ force: true });
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.55, { steps: 6 });
  await page.mouse.up();
  await button(page, 'Desfazer').click();
  await expect(button(page, 'Guardar recorte')).toBeDisabled();
  await button(page, 'Refazer').click();
  await page.reload();
  await expect(button(page, 'Desfazer')).toBeEnabled();
  await button(page, 'Guardar recorte').click();
  await expect(page.getByText(/^Recorte corrigido e guardado/)).toBeVisible();

  const client = await bffClient(server.url, seller);
  const library = async () => (await (await client.get('/api/images')).json()).images;
  expect(await library()).toMatchObject([{ repaired: true, returnable: false }]);
  await button(page, 'Voltar à versão anterior').click();
  await expect(page.getByText('A versão anterior voltou para a sua biblioteca.')).toBeVisible();
  expect(await library()).toMatchObject([{ repaired: false }]);
  expect(await client.credits()).toBe(4);
});

test('a cut-out in doubt opens its repair at once, and only once; its result shows where to look', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await removeDoubtful(page);
  const repair = page.getByRole('dialog', { name: 'Confira o recorte' });
  const canvas = repair.getByRole('application', { name: 'Foto para corrigir o recorte' });
  await expect(canvas).toBeVisible();
  await expect(repair.getByRole('radio', { name: 'Antes' })).toBeVisible();
  await button(page, 'Ver o resultado').click();
  await expect(repair).toBeHidden();
  await expect(button(page, 'Não gostei')).toBeVisible();
  await expect(button(page, 'Ficar com a imagem')).toBeVisible();
  await expect(button(page, 'Descartar')).toBeVisible();

  const border = page.getByRole('link', { name: 'Corrigir o contorno em dúvida' });
  const picture = page.getByRole('img', { name: 'Fundo removido com sucesso!' });
  await expect(border).toBeVisible();
  expect(await border.boundingBox()).toEqual(await picture.boundingBox());
  await expect.poll(() => border.locator('canvas').evaluate(countYellow)).toBeGreaterThan(100);
  await border.click();
  await expect(page.getByRole('application', { name: 'Foto para corrigir o recorte' })).toBeVisible();
  await expect(repair).toBeHidden();
  await page.reload();
  await expect(page.getByRole('application', { name: 'Foto para corrigir o recorte' })).toBeVisible();
  await expect(repair).toBeHidden();
});

test('a repair that opened by itself closes by the back button, and puts the corrected cut-out in the place of the doubtful one', {
  tag: '@long',
}, async ({ page, seller, server }) => {
  await removeDoubtful(page);
  const repair = page.getByRole('dialog', { name: 'Confira o recorte' });
  await expect(repair.getByRole('application')).toBeVisible();
  await page.goBack();
  await expect(repair).toBeHidden();
  await expect(page).toHaveURL(/\/mobile\/remover-fundo$/);
  await expect(button(page, 'Descartar')).toBeVisible();

  await button(page, 'Remover Fundo').click();
  await repair.getByRole('application').focus();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await button(page, 'Guardar recorte').click();
  await expect(repair).toBeHidden();
  await expect(page.getByText('Confira o recorte.')).toBeHidden();
  const client = await bffClient(server.url, seller);
  const { images } = await (await client.get('/api/images')).json();
  expect(images).toMatchObject([
    { repaired: true, returnable: false },
    { repaired: false, returnable: true },
  ]);
});

test('another cut-out of the photo is taken at one tap, given back by undoing, and kept without a stroke', {
  tag: '@long',
}, async ({ page, seller, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await removeDoubtful(page);
  const repair = page.getByRole('dialog', { name: 'Confira o recorte' });
  const others = repair.getByRole('region', { name: 'Outros recortes' });
  const own = others.getByRole('button', { name: 'Recorte atual' });
  const other = others.getByRole('button', { name: 'Outro recorte 1' });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await repair.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  // Undoing leads back to the stroke that was painted before, and once more to none.
  await button(page, 'Desfazer').click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Desfazer').click();
  await expect(button(page, 'Guardar recorte')).toBeDisabled();
  await other.click();
  await button(page, 'Guardar recorte').click();
  await expect(repair).toBeHidden();
  const client = await bffClient(server.url, seller);
  const { images } = await (await client.get('/api/images')).json();
  expect(images).toMatchObject([{ repaired: true, returnable: false }]);
  expect(await client.credits()).toBe(4);
});

test('the tap on Guardar recorte right after a stroke keeps the repair with that stroke', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await removeDoubtful(page);
  const repair = page.getByRole('dialog', { name: 'Confira o recorte' });
  const canvas = repair.getByRole('application').locator('canvas');
  await expect(canvas).toBeVisible();
  const [picture, keep] = [await canvas.boundingBox(), await button(page, 'Guardar recorte').boundingBox()];
  if (!picture || !keep) throw new Error('the repair has no place');
  // It is kept nowhere, so that the next stroke can be painted.
  const strokes: number[] = [];
  await page.route('**/repair', async (route) => {
    const [, painted = '[]'] = /name="strokes"\r\n\r\n(.*)\r\n/.exec(route.request().postData() ?? '') ?? [];
    strokes.push(JSON.parse(painted).length);
    await route.abort();
  });
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [x: number, y: number][]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  await hand.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let round = 1; round <= 8; round++) {
    const [x, y] = [picture.x + picture.width * 0.4, picture.y + picture.height * (0.2 + 0.05 * round)];
    // A hand does not wait for the page.
    await Promise.all([
      touch('touchStart', [x, y]),
      ...[1, 2, 3, 4, 5, 6].map((step) => touch('touchMove', [x + 8 * step, y + 4 * step])),
      touch('touchEnd'),
      touch('touchStart', [keep.x + keep.width / 2, keep.y + keep.height / 2]),
      touch('touchEnd'),
    ]);
    await expect.poll(() => strokes).toEqual(Array.from({ length: round }, (_, at) => at + 1));
    await expect(button(page, 'Guardar recorte')).toBeEnabled();
  }
});

/** Removes the background of a photo whose cut-out the engine doubts. */
async function removeDoubtful(page: Page): Promise<void> {
  await page.goto('/mobile/remover-fundo');
  // Smaller, the engine is done with it sooner, here and in the page: a quarter of what 480 pixels take.
  const buffer = await sharp(photoPath('robin.jpg')).resize(240).jpeg().toBuffer();
  await page.locator('input[type="file"]').first().setInputFiles(file('robin.jpg', buffer));
  await button(page, 'Remover Fundo').click();
  await expect(page.getByText('Confira o recorte.')).toBeVisible();
}

function countYellow(element: SVGElement | HTMLElement): number {
  const canvas = element as HTMLCanvasElement;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return [...pixels].filter((value, at) => at % 4 === 3 && value > 0).length;
}
