import type { Route } from '@playwright/test';
import { createSeller, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

const card = (plan: string) => ({ hasText: new RegExp(`^${plan}`) });

test('a seller subscribes, sees the credits, cancels, and pays nothing a month later', async ({
  page,
  seller,
  server,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: 'Comprar Créditos' })
    .or(page.getByRole('link', { name: 'Comprar Créditos' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/plans$/);
  await page.getByRole('listitem').filter(card('Master')).getByRole('button', { name: 'ASSINAR' }).click();
  await expect(page).toHaveURL(/\/pagamento-demonstracao\//);
  await expect(page.getByText('Nenhum dinheiro se move')).toBeVisible();
  await page.getByRole('button', { name: 'Simular cartão recusado' }).click();
  await expect(page.getByRole('alert')).toContainText('recusado');
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page).toHaveURL(/\/sucesso\?session_id=/);
  await expect(page.getByRole('heading', { name: 'Processando pagamento...' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o Dashboard' }).click();
  const panel = page.getByRole('complementary').or(page.locator('nav').locator('..')).first();
  await expect(panel.getByText('85')).toBeVisible();
  await expect(page.getByText('Plano Master').first()).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByText('Assinatura Master')).toHaveCount(2);
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar assinatura' }).click();
  await expect(page.getByText(/Sua assinatura termina em/)).toBeVisible();
  await page.goto('/plans');
  await expect(page.getByText(/Cancelado, ativo até/)).toBeVisible();
  expect(server.url).toBeTruthy();
});

test('the provider’s messages bring a renewal, a failed renewal and a refund to the account', {
  tag: '@long',
}, async ({ page, seller }) => {
  await page.goto('/plans');
  await page.getByRole('listitem').filter(card('Starter')).getByRole('button', { name: 'ASSINAR' }).click();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();
  const ours = page.locator('section').filter({ hasText: seller.email });
  const press = async (name: string, outcome: RegExp) => {
    await page.goto('/dev/pagamentos');
    await ours.getByRole('button', { name }).click();
    await expect(ours).toContainText(outcome);
    await page.goto('/settings');
  };
  await press('Renovar agora', / pago.* pago/);
  await expect(page.getByText('+45 créditos')).toHaveCount(2);
  await press('Falhar renovação', /pagamento pendente/);
  await expect(page.getByText('Pagamento pendente')).toBeVisible();
  await press('Reembolsar pagamento', /devolvido/);
  await expect(page.getByText('Reembolso do plano Starter').first()).toBeVisible();
  await press('Encerrar', /encerrada/);
  await expect(page.getByText('Você ainda não tem uma assinatura.', { exact: false })).toBeVisible();
});

test('a seller who opens several payment pages while comparing plans can pay the last one', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  const open = async (plan: string) => {
    await page.goto('/plans');
    await page.getByRole('listitem').filter(card(plan)).getByRole('button', { name: 'ASSINAR' }).click();
    await expect(page).toHaveURL(/\/pagamento-demonstracao\//);
    return page.url();
  };
  const [starter, pro] = [await open('Starter'), await open('Pro')];
  await page.goto(starter);
  await expect(
    page.getByText('Você abriu outra depois dela, e só a mais nova pode ser paga. Nada foi cobrado aqui.'),
  ).toBeVisible();
  await page.goto(pro);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();
});

test.describe('the payment result', () => {
  test('says that something went wrong without a session, and with an invented one', {
    tag: '@long',
  }, async ({ page, seller }) => {
    expect(seller.email).toBeTruthy();
    for (const address of ['/sucesso', '/sucesso?session_id=cs_inventada']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Ops! Algo deu errado' })).toBeVisible();
      await expect(page.getByText('Não foi possível confirmar seu pagamento')).toBeVisible();
      await page.getByRole('link', { name: 'Voltar aos Planos' }).click();
      await expect(page).toHaveURL(/\/plans$/);
    }
  });

  test('refuses to confirm another user’s paid session', { tag: '@long' }, async ({
    page,
    seller,
    openDevice,
    server,
  }) => {
    expect(seller.email).toBeTruthy();
    await page.goto('/plans');
    await page.getByRole('listitem').filter(card('Pro')).getByRole('button', { name: 'ASSINAR' }).click();
    await page.getByRole('button', { name: /^Pagar/ }).click();
    await expect(page.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeVisible();
    const other = await openDevice(server.url);
    await startSession(other, server.url, await createSeller(server.url));
    await other.goto(page.url());
    await expect(other.getByRole('heading', { name: 'Ops! Algo deu errado' })).toBeVisible();
  });
});

test.describe('a checkout that does not open', () => {
  const failures = [
    {
      name: '404',
      status: 404,
      text: 'Servidor de pagamentos não encontrado. Entre em contato com o suporte.',
    },
    { name: '500', status: 500, text: 'Erro interno do servidor. Tente novamente em alguns minutos.' },
    {
      name: 'no connection',
      status: 0,
      text: 'Erro de conexão com o servidor de pagamentos. Verifique sua internet.',
    },
  ];
  test('explains each failure, can be tried again, and leads to no other host', { tag: '@long' }, async ({
    page,
    seller,
  }) => {
    expect(seller.email).toBeTruthy();
    await page.goto('/plans');
    const subscribe = page.getByRole('button', { name: 'ASSINAR' }).first();
    const says = (text: string | RegExp) => expect(page.getByRole('alert').getByText(text)).toBeVisible();
    /** Presses with another answer to the request. */
    const press = async (answer: (route: Route) => unknown) => {
      await page.unroute('**/api/checkout');
      await page.route('**/api/checkout', answer);
      await subscribe.click();
    };
    for (const { name, status, text } of failures)
      await test.step(name, async () => {
        await press((route) =>
          status === 0 ? route.abort('connectionfailed') : route.fulfill({ status, body: '' }),
        );
        await says(text);
        await expect(subscribe).toBeEnabled();
      });

    await test.step('does not follow an address of another host', async () => {
      await press((route) =>
        route.fulfill({ json: { url: 'https://checkout.stripe.com.evil.example/pay' } }),
      );
      await says('URL de checkout inválida ou não encontrada');
      await expect(page).toHaveURL(/\/plans$/);
    });

    await test.step('gives up after 10 s without an answer', async () => {
      const pressed = Date.now();
      await press(() => undefined);
      await says(/demorou demais para responder/);
      expect(Date.now() - pressed).toBeGreaterThan(9000);
    });
  });
});

test('the BFF refuses a payment message that the provider did not sign', { tag: '@long' }, async ({
  request,
}) => {
  const answer = await request.post('/webhooks/stripe', {
    data: { id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } },
    headers: { 'stripe-signature': 't=1,v1=00' },
  });
  expect(answer.status()).toBe(400);
});
