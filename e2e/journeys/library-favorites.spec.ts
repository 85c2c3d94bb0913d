import type { Page } from '@playwright/test';
import { numbered } from '../host/library-server.ts';
import { expect, test } from '../host/test.ts';

const counter = (page: Page, sentence: string) =>
  expect(page.getByText(`Mostrando ${sentence} imagens`, { exact: true })).toBeVisible();
const card = (page: Page, prompt: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: prompt, exact: true }) });
const heart = (page: Page, prompt: string) =>
  card(page, prompt).getByRole('button', { name: /^(Favoritar|Remover dos favoritos)$/ });

test('the library keeps favourites, finds them alone and within a filter, and drops them when they are unmarked', {
  tag: '@long',
}, async ({ page, fillLibrary }) => {
  await fillLibrary([
    { prompt: 'Caneca azul', operation: 'add_text' },
    { prompt: 'Caneca verde', operation: 'remove_background' },
    { prompt: 'Tênis' },
  ]);
  await page.goto('/library');
  for (const prompt of ['Caneca azul', 'Caneca verde']) {
    await expect(heart(page, prompt)).toHaveAttribute('aria-pressed', 'false');
    const marked = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await heart(page, prompt).click();
    await expect(heart(page, prompt)).toHaveAttribute('aria-pressed', 'true');
    expect((await marked).status()).toBe(200);
  }
  await page.reload();
  await expect(heart(page, 'Caneca verde')).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 'Tênis')).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Favoritas' }).click();
  await counter(page, '1 - 2 de 2');
  await expect(page).toHaveURL(/\?favorites=1$/);
  await page.getByRole('combobox', { name: 'Operação' }).selectOption('Adição de Texto');
  await counter(page, '1 - 1 de 1');
  await page.getByRole('searchbox').fill('verde');
  await counter(page, '0 - 0 de 0');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await counter(page, '1 - 3 de 3');

  await page.goto('/library?favorites=1');
  await card(page, 'Caneca azul').getByRole('button', { name: 'Tela cheia' }).click();
  const full = page.getByRole('dialog');
  await full.getByRole('button', { name: 'Remover dos favoritos' }).click();
  await expect(page.getByRole('dialog', { name: 'Tela cheia: Caneca verde' })).toBeVisible();
  await full.getByRole('button', { name: 'Remover dos favoritos' }).click();
  await expect(full).toBeHidden();
  await expect(page.getByText('Nenhuma favorita por aqui')).toBeVisible();
  await counter(page, '0 - 0 de 0');
  await page.getByRole('button', { name: 'Ver todas as imagens' }).click();
  await counter(page, '1 - 3 de 3');
});

test('unmarking the only favourite of page 2 shows page 1; without a connection the picture stays a favourite', {
  tag: '@long',
}, async ({ page, fillLibrary }) => {
  await fillLibrary(numbered(25, { favorite: true }));
  await page.goto('/library?favorites=1&page=2');
  await counter(page, '25 - 25 de 25');
  await heart(page, 'Criativo 25').click();
  await counter(page, '1 - 24 de 24');
  await expect(page).toHaveURL(/\?favorites=1$/);
  await page.goto('/library');
  await counter(page, '1 - 24 de 25');
  await page.route(/\/api\/images\/[^/]+$/, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await heart(page, 'Criativo 1').click();
  // The message leaves after 3 s, which a busy machine may take for one look at the screen; the bell keeps it.
  await page.getByRole('button', { name: 'Notificações' }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Notificações' })
      .getByText('Não foi possível remover a imagem dos favoritos. Tente novamente.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart(page, 'Criativo 1')).toHaveAttribute('aria-pressed', 'true');
});

test('the grid loads small copies, those further down only when they come near, and no PNG before a download', async ({
  page,
  fillLibrary,
}) => {
  await fillLibrary(numbered(24));
  const files: string[] = [];
  page.on('response', (answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    if (pathname.endsWith('/file'))
      files.push(`${searchParams.get('width') ?? 'original'} ${answer.headers()['content-type']}`);
  });
  // One column: browsers load pictures up to some 2500 px ahead.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/library');
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  expect(new Set(files)).toEqual(new Set(['448 image/webp']));
  expect(files.length).toBeLessThan(24);
  await page.getByRole('button', { name: 'Tela cheia' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true);
  expect(files.at(-1)).toBe('1600 image/webp');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => files.at(-1)).toBe('original image/png');
});

test('a picture sent from the library to a tool stays chosen after a reload', { tag: '@long' }, async ({
  page,
  fillLibrary,
}) => {
  await fillLibrary([{ prompt: 'Caneca azul' }, { prompt: 'Tênis vermelho' }]);
  await page.goto('/library');
  await card(page, 'Tênis vermelho').getByRole('button', { name: 'Usar em…' }).click();
  await page.getByRole('menuitem', { name: 'Alterar Fundo' }).click();
  await expect(page).toHaveURL(/\/mobile\/alterar-fundo\?imagem=[0-9a-f-]{36}$/);
  const chosen = page.getByRole('list', { name: 'Imagens escolhidas' }).getByRole('img');
  await expect(chosen).toHaveAccessibleName('Tenis-vermelho.png');
  await page.reload();
  await expect(chosen).toHaveAccessibleName('Tenis-vermelho.png');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await counter(page, '1 - 2 de 2');

  await card(page, 'Caneca azul').getByRole('button', { name: 'Tela cheia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usar em…' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?imagem=/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(chosen).toHaveAccessibleName('Caneca-azul.png');
});

test('a link to a deleted picture says so and leaves the tool usable', { tag: '@long' }, async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/mobile/remover-fundo?imagem=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Esta imagem não está mais na sua biblioteca. Escolha outra.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remover Fundo', exact: true })).toBeVisible();
});
