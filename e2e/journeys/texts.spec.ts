import { onBothScreens } from '../host/devices.ts';
import { expect, test } from '../host/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

onBothScreens(
  () => {
    test('a seller generates keywords, takes them to the title creator and copies a title of at most 60 characters', async ({
      page,
      seller,
    }) => {
      expect(seller.email).toBeTruthy();
      await page.goto('/keyword-generator');
      await page.getByLabel('Título do produto (opcional)').fill('Tênis de corrida masculino azul');
      await page.getByRole('button', { name: 'Gerar Palavras-chave' }).click();
      const chips = page.getByRole('list', { name: 'Palavras-chave geradas' });
      await expect(chips.getByRole('listitem').first()).toHaveText('tênis de corrida masculino azul');
      const count = await chips.getByRole('listitem').count();
      await page.getByRole('button', { name: 'Copiar Todas' }).click();
      // The confirmation disappears by itself after 2 s.
      await expect(page.getByRole('button', { name: 'Copiado!' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copiado!' })).toHaveCount(0);
      const all = await page.evaluate(() => navigator.clipboard.readText());
      expect(all.split(', ')).toHaveLength(count);
      await page.getByRole('link', { name: 'Criar títulos com estas palavras' }).click();
      await expect(page.getByLabel('Palavras-chave (opcional)')).toHaveValue(all);
      await page
        .getByLabel('Descrição do produto (opcional)')
        .fill('Tênis de corrida leve, com amortecimento em gel, para academia e caminhada');
      await page.getByRole('button', { name: 'Gerar Títulos' }).click();
      const titles = page.getByRole('list', { name: 'Títulos gerados' });
      await expect(titles.getByRole('listitem')).toHaveCount(3);
      await titles
        .getByRole('button', { name: /^Copiar título/ })
        .first()
        .click();
      await expect(titles.getByRole('status').first()).toHaveText('Copiado!');
      const title = await page.evaluate(() => navigator.clipboard.readText());
      expect(title.length).toBeLessThanOrEqual(60);
      expect(title).toMatch(/^Tênis de Corrida/);
      await page.reload();
      await expect(page.getByLabel('Descrição do produto (opcional)')).toHaveValue(/^Tênis de corrida leve/);
      await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
      const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    });
  },
  { tag: '@long' },
);
