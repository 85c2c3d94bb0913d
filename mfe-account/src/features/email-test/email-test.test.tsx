import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal } from '../../testing/account-network.ts';

const card = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

async function visit(network: ReturnType<typeof accountNetwork>, embedded = true) {
  render(<FakeHost remote={{ routes }} address="/email-test" send={network} config={{ embedded }} />);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

test('each template says Pronto para teste, then Enviado com sucesso! or Erro no envio, by itself', async () => {
  const bodies: unknown[] = [];
  const user = await visit(
    accountNetwork({
      'POST /api/email-tests': (body) => {
        bodies.push(JSON.parse(body));
        return bodies.length === 1 ? new Response(null, { status: 204 }) : refusal(502, 'email_not_sent');
      },
    }),
  );
  const [confirmation, recovery] = [card('Email de confirmação'), card('Email de recuperação')];
  expect(confirmation.getByText('Pronto para teste')).toBeTruthy();
  await user.type(screen.getByLabelText('Email de destino'), 'ana@example.com');
  await user.click(confirmation.getByRole('button', { name: 'Enviar teste' }));
  expect(await confirmation.findByText('Enviado com sucesso!')).toBeTruthy();
  expect(recovery.getByText('Pronto para teste')).toBeTruthy();
  await user.click(recovery.getByRole('button', { name: 'Enviar teste' }));
  expect(await recovery.findByText('Erro no envio')).toBeTruthy();
  expect(bodies).toEqual([
    { template: 'confirmation', email: 'ana@example.com' },
    { template: 'recovery', email: 'ana@example.com' },
  ]);
});

test('without an address nothing is sent', async () => {
  const network = accountNetwork();
  const user = await visit(network);
  await user.click(card('Email de confirmação').getByRole('button', { name: 'Enviar teste' }));
  expect(screen.getByText('Por favor, informe um email válido')).toBeTruthy();
  expect(network).not.toHaveBeenCalled();
});

test('the preview opens and closes', async () => {
  const preview = { subject: 'Redefina sua senha', html: '<p>Oi</p>', text: 'Oi' };
  const user = await visit(
    accountNetwork({ 'GET /api/email-tests/recovery': () => Response.json(preview) }),
    false,
  );
  const recovery = card('Email de recuperação');
  await user.click(recovery.getByRole('button', { name: 'Ver prévia' }));
  expect(await recovery.findByText('Assunto: Redefina sua senha')).toBeTruthy();
  expect(recovery.getByText('Oi')).toBeTruthy();
  await user.click(recovery.getByRole('button', { name: 'Ocultar prévia' }));
  expect(recovery.queryByText('Oi')).toBeNull();
});

test('the help leads to the development inbox where there is one', async () => {
  await visit(accountNetwork());
  expect(screen.getByRole('link', { name: /caixa de entrada de desenvolvimento/ }).getAttribute('href')).toBe(
    '/dev/inbox',
  );
  expect(screen.getByText(/Em produção/)).toBeTruthy();
});
