import { expect, test } from '../host/test.ts';

test('a seller buys a pack by Pix after a first one expired, sees its credits, and gets a refund named in the statement', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/plans');
  await page.getByRole('button', { name: 'COMPRAR 30 créditos' }).click();
  await expect(page).toHaveURL(/\/pagamento-demonstracao\//);
  await expect(page.getByRole('heading', { name: 'Pacote de 30 créditos' })).toBeVisible();
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
  await expect(page.getByRole('status')).toContainText('Aguardando o pagamento do Pix.');
  await page.getByRole('button', { name: 'Simular Pix vencido' }).click();
  await expect(page.getByRole('alert')).toContainText('O Pix venceu e nada foi cobrado.');
  await page.getByRole('button', { name: 'Gerar Pix' }).click();
  await expect(page.getByRole('status')).toContainText('Aguardando o pagamento do Pix.');
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Aguardando o pagamento do Pix.');
  await page.getByRole('button', { name: 'Simular pagamento do Pix' }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByText('Pacote de 30 créditos')).toHaveCount(1);
  await expect(page.getByText('+30 créditos')).toBeVisible();
  await expect(page.getByText('Você ainda não tem uma assinatura.', { exact: false })).toBeVisible();
  await page.goto('/dev/pagamentos');
  const ours = page.locator('section').filter({ hasText: seller.email });
  await ours.getByRole('button', { name: 'Reembolsar pagamento' }).click();
  await expect(ours).toContainText('devolvido');
  await page.goto('/settings');
  await expect(page.getByText('Reembolso do pacote de 30 créditos')).toBeVisible();
  await expect(page.getByText('−30 créditos')).toBeVisible();
});

test('a seller pays a pack by card after a refused one', { tag: '@long' }, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/plans');
  await page.getByRole('button', { name: 'COMPRAR 10 créditos' }).click();
  await page.getByRole('button', { name: 'Simular cartão recusado' }).click();
  await expect(page.getByRole('alert')).toContainText('recusado');
  await page.getByRole('button', { name: /^Pagar R\$/ }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o Dashboard' }).click();
  await expect(page.getByRole('complementary').getByText('15').first()).toBeVisible();
});
