import { useNavigate } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { fakeBff, generation, photo } from '../testing/fake-bff.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '');
});

let queries: QueryClient | undefined;

/** Where the shell forgets what a user did once somebody else signs in. */
function ShellsCache() {
  queries = useQueryClient();
  return null;
}

/** Another screen of the product, with a way back. */
function Plans() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      De volta
    </button>
  );
}

async function visit(address: string, bff = fakeBff()) {
  const screens = routes.map(({ path, element }) => ({
    path,
    element: (
      <>
        <ShellsCache />
        {element}
      </>
    ),
  }));
  const remote = { routes: [...screens, { path: '/plans', element: <Plans /> }] as typeof routes };
  const { container } = render(<FakeHost remote={remote} address={address} send={bff.send} />);
  await screen.findByRole('heading', { level: 1 });
  const choose = () => container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  return { user: userEvent.setup(), choose };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const mug = () => screen.queryByRole('img', { name: 'caneca.png' });

test.each([
  '/creative-generator',
  '/mobile/alterar-fundo',
  '/mobile/remover-fundo',
  '/mobile/editar-contexto',
  '/mobile/adicionar-texto',
])('photos chosen on %s are there again after a detour over the plans', async (address) => {
  const { user, choose } = await visit(address, fakeBff({ credits: 0 }));
  await user.upload(choose(), photo('caneca.png'));
  if (address === '/creative-generator') await user.click(press(/^Editar Fundo/));
  if (/editar|adicionar/.test(address))
    await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'oi');
  await user.click(press(/^(Alterar Fundo|Remover Fundo|Editar Imagem|Adicionar Texto)$/));
  await user.click(await screen.findByRole('link', { name: 'Comprar Créditos' }));
  expect(mug()).toBeNull();
  await user.click(press('De volta'));
  await waitFor(() => expect(mug()).not.toBeNull());
});

test('the way back of a tool that was opened first leads to the dashboard, with photos chosen too', async () => {
  window.history.replaceState({ idx: 0 }, '');
  const { user, choose } = await visit('/mobile/remover-fundo');
  await user.upload(choose(), photo('caneca.png'));
  await user.click(press('Voltar'));
  expect(await screen.findByRole('heading', { name: /^Transforme suas ideias/ })).toBeTruthy();
});

test.each([
  ['text', /^Adicionar Texto/, 'Texto promocional'],
  ['generate', /^Geração de Imagem/, 'Descreva a imagem que deseja gerar:'],
  ['backdrop', /^Editar Fundo/, 'Descreva o fundo'],
])('after a reload the generator opens where a run is under way: %s', async (task, tile, field) => {
  sessionStorage.setItem(`andromeda-run:user-1:${task}`, 'chave-de-antes');
  const find = () => Response.json(generation({ status: 'processing', imageUrl: null }));
  await visit('/creative-generator', fakeBff({ find }));
  expect(await screen.findByRole('button', { name: 'Processando...' })).toBeTruthy();
  expect(press(tile).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('textbox', { name: field })).toBeTruthy();
});

test('a run of a user who signed out reports nothing to the next user', async () => {
  const answer = Promise.withResolvers<Response>();
  const { user } = await visit('/mobile/gerar-imagem', fakeBff({ answer: () => answer.promise }));
  await user.type(screen.getByLabelText('Descreva a imagem que deseja gerar:'), 'caneca');
  await user.click(press('Gerar Imagem'));
  await screen.findByRole('button', { name: 'Gerando...' });
  act(() => queries?.getMutationCache().clear());
  await act(async () => answer.resolve(Response.json(generation())));
  expect(screen.queryByText('Imagem salva com sucesso na sua biblioteca!')).toBeNull();
});

test('what costs a credit says so before it is pressed, and what is free does not', async () => {
  const { user } = await visit('/creative-generator');
  for (const tile of [/^Editar Fundo/, /^Editar Imagem/, /^Adicionar Texto/, /^Geração de Imagem/]) {
    await user.click(press(tile));
    expect(screen.getAllByText('1 crédito')).toHaveLength(1);
  }
  await user.click(press(/^Editar Imagem/));
  expect(press('Prompt Automático').textContent).not.toContain('crédito');
});

test('a generation from words says that it leaves the photos aside and names the tool for them', async () => {
  const { user, choose } = await visit('/creative-generator');
  await user.click(press(/^Geração de Imagem/));
  expect(screen.queryByText(/a imagem nasce só das palavras/)).toBeNull();
  await user.upload(choose(), photo('caneca.png'));
  expect(await screen.findByText(/a imagem nasce só das palavras/)).toBeTruthy();
});
