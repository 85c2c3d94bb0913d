import { demonstration, signIn } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test('after the day’s free generations the tool refuses and links to the plans', async ({
  startServer,
  openDevice,
}) => {
  const server = await startServer({ env: { TEXT_DAILY_ALLOWANCE: '1' } });
  const tab = await openDevice(server.url);
  await signIn(tab, demonstration);
  await tab.goto('/title-generator');
  await tab.getByLabel('Descrição do produto (opcional)').fill('Caneca de cerâmica');
  await tab.getByRole('button', { name: 'Gerar Títulos' }).click();
  await expect(tab.getByRole('list', { name: 'Títulos gerados' })).toBeVisible();
  await tab.getByRole('button', { name: 'Gerar Títulos' }).click();
  await expect(
    tab.getByText('Você não tem créditos suficientes. Por favor, atualize seu plano.'),
  ).toBeVisible();
  await expect(tab.getByRole('main').getByRole('link', { name: 'Comprar Créditos' })).toBeVisible();
});
