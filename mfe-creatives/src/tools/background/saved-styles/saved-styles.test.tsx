import type { SavedStyle, SavedStyleChange } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carryDraft } from '../../../creative-draft.ts';
import { createBatchStore } from '../../../features/batch/batch-store.ts';
import { routes } from '../../../routes.tsx';
import { BRAND, fakeBff, photo, refusal } from '../../../testing/fake-bff.ts';
import { keepBlobs } from '../../../testing/keep-blobs.ts';
import { find, status } from '../../../testing/visit-batch.tsx';

keepBlobs();
beforeEach(() => createBatchStore('user-1').clear());

const BATCH = '/creative-generator/lote';
const TOOL = '/mobile/alterar-fundo';
const at = '2026-11-20T15:00:00.000Z';
const saved = (id: string, name: string, style: SavedStyle['style']): SavedStyle => ({
  ...{ id, name, style },
  ...{ createdAt: at, updatedAt: at },
});
const sand = { type: 'color', color: '#F3E9DC', margin: 'medium', shadow: true, brand: false } as const;
const three = [
  saved('1', 'Natal', sand),
  saved('2', 'Mesa', { type: 'prompt', description: 'mesa de madeira', brand: false }),
  saved('3', 'Recorte', { type: 'remove' }),
];

/** The server's half: what it keeps, and every change that arrived. */
function keepStyles(styles: SavedStyle[]) {
  const server = { styles, changes: [] as string[], broken: false };
  const answer = (method: string, id: string, change: unknown) => {
    if (server.broken) return refusal('internal_error', 500);
    if (method === 'GET') return Response.json({ styles: server.styles });
    const others = server.styles.filter((style) => style.id !== id);
    if (method === 'DELETE') {
      server.styles = others;
      server.changes.push(`deleted ${id}`);
      return new Response(null, { status: 204 });
    }
    const { name, style } = change as SavedStyleChange;
    if (others.some((other) => other.name === name)) return refusal('style_name_taken', 409);
    server.styles = [saved(id, name, style), ...others];
    server.changes.push(`${name} ${JSON.stringify(style)}`);
    return Response.json(saved(id, name, style));
  };
  return { server, answer };
}

async function visit(pathname: string, styles: SavedStyle[] = [], broken = false) {
  const { server, answer } = keepStyles(styles);
  server.broken = broken;
  const bff = fakeBff({ styles: answer, brandKit: BRAND });
  const state = carryDraft({ files: [photo('caneca.png')], idea: '' }, 'user-1');
  render(<FakeHost remote={{ routes }} address={{ pathname, state }} send={bff.send} />);
  await screen.findByRole('heading', { level: 1 });
  return { server, bff, user: userEvent.setup() };
}

const chip = (name: string) => screen.findByRole('button', { name });
const nameField = () => screen.getByRole('textbox', { name: 'Nome do estilo' });
const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await user.click(await chip(`Opções do estilo: ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('a style is saved under a name in the batch, and is marked as what is chosen', async () => {
  const { server, user } = await visit(BATCH);
  await user.click(await chip('Salvar este estilo'));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Dê um nome ao estilo.')).toBeTruthy();
  await user.type(nameField(), ' Branco com sombra ');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Estilo salvo!')).toBeTruthy();
  expect((await chip('Branco com sombra')).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Preto' }));
  expect((await chip('Branco com sombra')).getAttribute('aria-pressed')).toBe('false');
  expect(server.changes).toEqual([
    'Branco com sombra {"type":"color","color":"#FFFFFF","shadow":true,"brand":false}',
  ]);
});

test('a saved style is taken at one tap in the batch, with its margin and its shadow', async () => {
  const { bff, user } = await visit(BATCH, three);
  await user.click(await chip('Natal'));
  await user.click(await find('Fazer a foto'));
  await status('1 pronta');
  await user.click(await chip('Recorte'));
  await user.click(await find('Refazer 1 com este estilo'));
  await expect.poll(() => bff.requests.length).toBe(2);
  expect(bff.requests).toMatchObject([
    { options: { backgroundColor: 'F3E9DC', margin: 'medium', shadow: true } },
    { operation: 'remove_background' },
  ]);
});

test('the tool takes a style along with the margin and shadow that it has no field for, and says so', async () => {
  const { bff, user } = await visit(TOOL, three);
  await user.click(await chip('Natal'));
  expect(await screen.findByText('Margem média · Com sombra')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await screen.findByText('Fundo alterado com sucesso!');
  await user.click(screen.getByRole('button', { name: 'Não usar' }));
  expect(screen.queryByText('Margem média · Com sombra')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await expect.poll(() => bff.requests.length).toBe(2);
  const colour = { backgroundType: 'color', backgroundColor: 'F3E9DC' };
  expect(bff.requests.map(({ options }) => options)).toEqual([
    { ...colour, margin: 'medium', shadow: true },
    colour,
  ]);
});

test('the tool offers described styles, and none that it cannot make', async () => {
  const { bff, user } = await visit(TOOL, three);
  await user.click(await chip('Mesa'));
  expect(screen.queryByRole('button', { name: 'Recorte' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await screen.findByText('Fundo alterado com sucesso!');
  expect(bff.requests).toMatchObject([{ prompt: 'mesa de madeira', options: { backgroundType: 'prompt' } }]);
});

test('a described style remembers whether it takes up the shop’s colours', async () => {
  const { server, bff, user } = await visit(TOOL, three);
  await user.click(await chip('Mesa'));
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Usar as cores da loja' });
  await user.click(await box());
  await user.click(await chip('Salvar este estilo'));
  await user.type(nameField(), 'Nas minhas cores');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect((await chip('Nas minhas cores')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await chip('Mesa'));
  expect((await box()).checked).toBe(false);
  await user.click(await chip('Nas minhas cores'));
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await expect.poll(() => bff.requests.length).toBe(1);
  expect(bff.requests).toMatchObject([{ options: { backgroundType: 'prompt', brandColors: true } }]);
  expect(server.changes).toEqual([
    'Nas minhas cores {"type":"prompt","description":"mesa de madeira","brand":false,"brandColors":true}',
  ]);
});

test('a described style without words cannot be saved', async () => {
  const { user } = await visit(BATCH);
  await user.click(await screen.findByRole('radio', { name: 'Descrição com IA' }));
  expect((await chip('Salvar este estilo')).hasAttribute('disabled')).toBe(true);
});

test('a name that is taken is said, and its style is replaced on demand', async () => {
  const { server, user } = await visit(BATCH, three);
  await user.click(await chip('Salvar este estilo'));
  await user.type(nameField(), 'NATAL');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Já existe um estilo com este nome.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Substituir' }));
  expect(await screen.findByText('Estilo salvo!')).toBeTruthy();
  expect(server.changes).toEqual(['Natal {"type":"color","color":"#FFFFFF","shadow":true,"brand":false}']);
  expect(server.styles).toHaveLength(3);
});

test('a name that another device took meanwhile can be replaced, too', async () => {
  const { server, user } = await visit(BATCH);
  await user.click(await chip('Salvar este estilo'));
  server.styles = three;
  await user.type(nameField(), 'Natal');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(await screen.findByRole('button', { name: 'Substituir' }));
  expect(await screen.findByText('Estilo salvo!')).toBeTruthy();
  expect(server.styles.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('a style is renamed, but not to the name of another', async () => {
  const { server, user } = await visit(BATCH, three);
  await openMenu(user, 'Natal', 'Renomear');
  await user.clear(nameField());
  await user.type(nameField(), 'mesa');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Já existe um estilo com este nome.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Substituir' })).toBeNull();
  await user.clear(nameField());
  await user.type(nameField(), 'Páscoa');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await chip('Páscoa')).toBeTruthy();
  expect(server.changes).toEqual([`Páscoa ${JSON.stringify(sand)}`]);
});

test('a style is deleted after a question', async () => {
  const { server, user } = await visit(BATCH, three);
  await openMenu(user, 'Natal', 'Excluir');
  const question = within(await screen.findByRole('alertdialog', { name: 'Excluir o estilo “Natal”?' }));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Estilo excluído!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Natal' })).toBeNull();
  expect(server.changes).toEqual(['deleted 1']);
});

test('what could not be saved or deleted is said, and stays to be tried again', async () => {
  const { server, user } = await visit(BATCH, three);
  await user.click(await chip('Salvar este estilo'));
  server.broken = true;
  await user.type(nameField(), 'Páscoa');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Não foi possível salvar o estilo. Tente novamente.')).toBeTruthy();
  server.broken = false;
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await chip('Páscoa')).toBeTruthy();
  await openMenu(user, 'Mesa', 'Excluir');
  server.broken = true;
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Não foi possível excluir o estilo. Tente novamente.')).toBeTruthy();
  expect(server.styles).toHaveLength(4);
});

test('styles that do not load are said, come on another try, and stop no picture', async () => {
  const { server, user } = await visit(TOOL, three, true);
  expect(await screen.findByText(/Não foi possível carregar seus estilos salvos/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await screen.findByText('Fundo alterado com sucesso!');
  server.broken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await chip('Natal')).toBeTruthy();
});

test('without saved styles there is the button alone, and the removal of backgrounds has none', async () => {
  await visit(BATCH);
  expect(await chip('Salvar este estilo')).toBeTruthy();
  expect(screen.queryByText('Estilos salvos')).toBeNull();
  cleanup();
  const { bff } = await visit('/mobile/remover-fundo', three);
  expect(bff.send.mock.calls.some(([url]) => String(url).endsWith('/api/styles'))).toBe(false);
});
