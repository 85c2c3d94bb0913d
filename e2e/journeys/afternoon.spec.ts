import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { phone } from '../host/devices.ts';
import { productPhotos } from '../host/photos.ts';
import { createSeller, startSession } from '../host/seller.ts';
import { type TalliedUser, tableOf, tallyTaps } from '../host/tally.ts';
import { expect, test } from '../host/test.ts';

test.use(phone);

// Early in the alphabet, as Playwright takes the files: the longest would leave the other workers idle at the end.
const PHOTOS = 30;
const CHANNELS = ['Mercado Livre', 'Amazon'];
/** Taps of the whole afternoon, each field that is filled counted as one: more would be a step back. */
const MOST_TAPS = 43;

type Walk = { page: Page; user: TalliedUser };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The balance as the head of the batch says it. */
const expectBalance = (page: Page, credits: number) =>
  expect(page.getByRole('main').getByText('Créditos restantes').locator('..')).toHaveText(
    `${credits}Créditos restantes`,
  );

const expectCounts = (page: Page, counts: string) =>
  expect(page.getByRole('region', { name: 'Andamento do lote' }).getByRole('status')).toHaveText(counts);

/** A phone whose other apps take files; `shared` has the names of what they got. */
async function shareByApps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files }: { files: File[] }) => shared.push(...files.map(({ name }) => name)),
    });
    Object.assign(window, { shared });
  });
}

async function choosePhotos({ page, user }: Walk): Promise<void> {
  await user.tap(button(page, 'Escolha uma ferramenta'));
  await user.tap(link(page, 'Várias fotos de uma vez'));
  await expect(page.getByText('Suas fotos aparecem aqui')).toBeVisible();
  await user.choosePhotos(page.getByText('Escolher fotos'), await productPhotos(PHOTOS));
  await expectCounts(page, '30 na fila');
}

async function chooseStyle({ page, user }: Walk): Promise<void> {
  await user.tap(page.getByRole('radio', { name: 'Remover' }));
  await user.tap(button(page, 'Salvar este estilo'));
  await user.fill(page.getByRole('textbox', { name: 'Nome do estilo' }), 'Só o produto');
  await user.tap(button(page, 'Salvar'));
  await expect(button(page, 'Só o produto')).toHaveAttribute('aria-pressed', 'true');
}

async function tryThree({ page, user }: Walk): Promise<void> {
  await expectBalance(page, 5);
  await expect(page.getByText('Até 3 créditos: só contam as fotos que ficam prontas.')).toBeVisible();
  await user.tap(button(page, 'Fazer as 3 primeiras'));
  await expect(button(page, 'Fazer as outras 27')).toBeVisible();
  await expectBalance(page, 2);
}

/** The credits do not reach: a pack is paid by Pix on the way, and the batch stands as it was. */
async function buyCredits({ page, user }: Walk): Promise<void> {
  await expect(page.getByText('Até 27 créditos: só contam as fotos que ficam prontas.')).toBeVisible();
  await expect(page.getByText('Você tem 2 créditos: o lote para quando eles acabarem')).toBeVisible();
  await user.tap(link(page, 'Ver pacotes'));
  await user.tap(button(page, 'COMPRAR 30 créditos'));
  await user.tap(button(page, 'Gerar Pix'));
  await user.tap(button(page, 'Simular pagamento do Pix'));
  await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();
  await user.tap(link(page, 'Continuar de onde parei'));
  await expectBalance(page, 32);
  await expect(page.getByText('Você tem 2 créditos')).toBeHidden();
}

async function makeTheRest({ page, user }: Walk): Promise<void> {
  await user.tap(button(page, 'Fazer as outras 27'));
  // A busy machine takes longer for all of them than any wait for one condition.
  const bar = page.getByRole('progressbar', { name: 'Fotos feitas' });
  for (const done of [10, 15, 20, 25, PHOTOS])
    await expect
      .poll(async () => Number(await bar.getAttribute('aria-valuenow')))
      .toBeGreaterThanOrEqual(done);
  await expectCounts(page, '28 prontas, 2 a conferir');
  // What was made is charged; what is in doubt counts only once it is kept.
  await expectBalance(page, 5);
}

/** Paints a stroke over the middle of the open cut-out, keeps it, and goes on by the named button. */
async function repair({ page, user }: Walk, goesOnBy: string): Promise<void> {
  const canvas = page.getByRole('application', { name: 'Foto para corrigir o recorte' }).locator('canvas');
  await expect(canvas).toBeVisible();
  await user.stroke(canvas, [0.45, 0.45], [0.55, 0.55]);
  await user.tap(button(page, 'Guardar recorte'));
  await expect(page.getByText(/^Recorte corrigido e guardado/)).toBeVisible();
  await user.tap(button(page, goesOnBy));
}

async function repairFirst(walk: Walk): Promise<void> {
  await walk.user.tap(link(walk.page, 'Corrigir recorte'));
  await repair(walk, 'Próximo a conferir (2 de 2)');
  await expect(walk.page.getByText('2 de 2 a conferir')).toBeVisible();
}

async function repairNext(walk: Walk): Promise<void> {
  await repair(walk, 'Voltar ao lote');
  await expectCounts(walk.page, '30 prontas');
}

/** The files of every picture for both channels, as one ZIP. */
async function prepareAll({ page, user }: Walk): Promise<void> {
  await user.tap(button(page, 'Preparar para…'));
  for (const channel of CHANNELS) await user.tap(page.getByRole('checkbox', { name: channel }));
  await user.tap(button(page, `Preparar ${PHOTOS} imagens`));
  await expect(page.getByText(`${PHOTOS} imagens por canal`)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    user.tap(button(page, 'Baixar ZIP').and(page.locator('[role="dialog"] *'))),
  ]);
  const zip = (await readFile(await download.path())).toString('latin1');
  for (const channel of CHANNELS)
    expect(new Set(zip.match(new RegExp(`${channel}/[^/]+?\\.jpg`, 'g'))).size).toBe(PHOTOS);
}

async function shareOne({ page, user }: Walk): Promise<void> {
  await user.tap(button(page, /^Compartilhar .+ para Mercado Livre$/));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([expect.stringMatching(/^Mercado Livre-01-.+\.jpg$/)]);
}

/** Connects the shop's account on the way, and makes the prepared picture the cover of one of its listings. */
async function sendToListing({ page, user }: Walk): Promise<void> {
  await user.tap(button(page, /^Enviar .+ para um anúncio$/));
  await user.tap(button(page, 'Conectar Mercado Livre'));
  await user.fill(field(page, 'Apelido'), 'LOJA DA TARDE');
  await user.tap(button(page, 'Permitir'));
  await expect(page.getByText('Mercado Livre · LOJA DA TARDE')).toBeVisible();
  await user.tap(button(page, /^Caneca/));
  await expect(page.getByText('O Mercado Livre não vê problema nesta foto.')).toBeVisible();
  await user.tap(button(page, /^Enviar para “Caneca/));
  await expect(page.getByText('Pronto, a foto está no anúncio')).toBeVisible();
  await user.tap(button(page, 'Concluir'));
  await expectCounts(page, '30 prontas');
}

async function createProduct({ page, user }: Walk): Promise<void> {
  await user.tap(page.getByRole('img', { name: 'IMG_2003.jpg' }), { force: true });
  await user.tap(link(page, 'Criar produto'));
  await user.fill(field(page, 'Nome do produto'), 'Caneca de café');
  await user.fill(field(page, 'Material'), 'Cerâmica');
  await user.tap(button(page, 'Criar produto'));
  await expect(page.getByRole('heading', { level: 1, name: 'Caneca de café' })).toBeVisible();
}

async function writeTexts({ page, user }: Walk): Promise<void> {
  await user.tap(button(page, 'Escrever para vários canais'));
  await user.tap(button(page, 'Escrever para 5 canais'));
  await expect(page.getByText('Textos escritos para 5 canais!')).toBeVisible();
  await expect(field(page, 'Título')).toHaveValue(/^Caneca de Café/);
  await user.select(page.getByRole('combobox', { name: 'Canal de venda' }), 'Amazon (com textos)');
  await expect(field(page, 'Título')).toHaveValue(/^Caneca de Café/);
  await expect(page.getByText(/de 249 bytes$/)).toBeVisible();
  await expect(field(page, 'Termos de busca')).toHaveValue(/\w/);
}

test('thirty photos become cut-outs, files for two channels, a shared picture, the cover of a listing and a product with its texts, on a phone', {
  tag: '@long',
}, async ({ page, startServer }) => {
  const { url } = await startServer({ env: { MERCADO_LIVRE_DEMO: 'on' } });
  await startSession(page, url, await createSeller(url));
  await shareByApps(page);
  const user = tallyTaps(page);
  const walk = { page, user };
  await page.goto(`${url}/dashboard`);
  await user.step('choose 30 photos', () => choosePhotos(walk));
  await user.step('choose and save a style', () => chooseStyle(walk));
  await user.step('make the first three', () => tryThree(walk));
  await user.step('buy 30 credits', () => buyCredits(walk));
  await user.step('make the other 27', () => makeTheRest(walk));
  await user.step('find the doubtful ones', () => user.tap(button(page, 'Ver o que falta conferir')));
  await expect(link(page, 'Corrigir recorte')).toBeInViewport();
  await user.step('repair a cut-out', () => repairFirst(walk));
  await user.step('repair another', () => repairNext(walk));
  await user.step('prepare for two channels, as ZIP', () => prepareAll(walk));
  await user.step('share one', () => shareOne(walk));
  await user.step('send one to a listing', () => sendToListing(walk));
  await expectBalance(page, 5);
  await user.step('create a product', () => createProduct(walk));
  await user.step('titles and search terms, for five channels', () => writeTexts(walk));
  const table = tableOf(user.steps);
  test.info().annotations.push({ type: 'afternoon', description: table });
  process.stdout.write(`A seller's afternoon\n${table}\n`);
  expect(user.steps.reduce((all, { taps }) => all + taps, 0)).toBeLessThanOrEqual(MOST_TAPS);
});
