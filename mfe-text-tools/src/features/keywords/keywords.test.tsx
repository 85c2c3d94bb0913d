import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { keywords, textNetwork } from '../../testing/text-network.ts';

afterEach(() => sessionStorage.clear());

function visit(network = textNetwork()) {
  render(<FakeHost remote={{ routes }} address="/keyword-generator" send={network.send} />);
  return { user: userEvent.setup(), network };
}
const press = () => screen.getByRole('button', { name: 'Gerar Palavras-chave' });

test('keywords come as chips; one is copied alone, all by comma and space', async () => {
  const { user } = visit();
  await user.type(screen.getByLabelText('Título do produto (opcional)'), 'Caneca');
  await user.click(press());
  const list = within(await screen.findByRole('list', { name: 'Palavras-chave geradas' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(await screen.findByText('Palavras-chave geradas com sucesso!')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Copiar caneca azul' }));
  expect(await navigator.clipboard.readText()).toBe('caneca azul');
  await user.click(screen.getByRole('button', { name: 'Copiar Todas' }));
  expect(await navigator.clipboard.readText()).toBe(keywords.join(', '));
});

test('without input the message says what is missing, and no request is sent', async () => {
  const { user, network } = visit();
  await user.click(press());
  expect(screen.getByText('Por favor, forneça pelo menos o título ou a descrição do produto')).toBeTruthy();
  expect(network.requests).toEqual([]);
});

test('a failure shows the quoted sentence', async () => {
  const answer = () => Response.json({ error: { code: 'text_failed', requestId: 'r' } }, { status: 502 });
  const { user } = visit(textNetwork({ 'POST /api/keywords': answer }));
  await user.type(screen.getByLabelText('Título do produto (opcional)'), 'Caneca');
  await user.click(press());
  expect(
    await screen.findByText('Não foi possível gerar as palavras-chave. Tente novamente mais tarde.'),
  ).toBeTruthy();
});

test('chosen keywords go on to the title creator', async () => {
  const { user } = visit();
  await user.type(screen.getByLabelText('Título do produto (opcional)'), 'Caneca');
  await user.click(press());
  await user.click(await screen.findByRole('link', { name: 'Criar títulos com estas palavras' }));
  expect(await screen.findByRole('heading', { name: 'Criador de Título' })).toBeTruthy();
  expect(await screen.findByDisplayValue(keywords.join(', '))).toBeTruthy();
});

test('of the keywords only the chosen ones go on, in their order', async () => {
  const { user } = visit();
  await user.type(screen.getByLabelText('Título do produto (opcional)'), 'Caneca');
  await user.click(press());
  const choose = async (name: string) => user.click(await screen.findByRole('button', { name }));
  for (const keyword of ['caneca de café', 'caneca', 'caneca azul', 'caneca azul']) await choose(keyword);
  expect(screen.getByRole('button', { name: 'caneca', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'caneca azul', pressed: false })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Criar títulos com 2 escolhidas' }));
  expect(await screen.findByDisplayValue('caneca, caneca de café')).toBeTruthy();
});

test('what was typed is there again after a look at another screen', async () => {
  const { user } = visit();
  await user.type(screen.getByLabelText('Descrição do produto (opcional)'), 'De cerâmica');
  visit();
  expect(screen.getAllByDisplayValue('De cerâmica')).toHaveLength(2);
});
