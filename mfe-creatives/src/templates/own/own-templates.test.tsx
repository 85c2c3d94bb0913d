import type { OwnTemplate, OwnTemplateChange } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carryDraft } from '../../creative-draft.ts';
import { routes } from '../../routes.tsx';
import { fakeBff, generation, photo, refusal } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { niches } from '../niches.ts';

keepBlobs();
// What was typed is kept.
beforeEach(() => sessionStorage.clear());

const TOOL = '/mobile/editar-contexto';
const at = '2026-11-20T15:00:00.000Z';
const saved = (
  id: string,
  change: Omit<OwnTemplateChange, 'imageId'>,
  imageId?: string | null,
): OwnTemplate => ({
  ...{ id, ...change, createdAt: at, updatedAt: at },
  preview: imageId
    ? { imageId, thumbnailUrl: `/api/images/${imageId}/file`, dominantColor: '#aabbcc' }
    : null,
});
const two = [
  saved('1', { name: 'Natal', prompt: 'Sobre mesa de Natal' }, 'picture-1'),
  saved('2', { name: 'Praia', prompt: 'Na areia clara' }),
];

/** The server's half: what it keeps, and every change that arrived. */
function keepTemplates(templates: OwnTemplate[]) {
  const server = { templates, changes: [] as unknown[], broken: false };
  const answer = (method: string, id: string, change: unknown) => {
    if (server.broken) return refusal('internal_error', 500);
    if (method === 'GET') return Response.json({ templates: server.templates });
    const others = server.templates.filter((template) => template.id !== id);
    if (method === 'DELETE') {
      server.templates = others;
      server.changes.push(`deleted ${id}`);
      return new Response(null, { status: 204 });
    }
    const { imageId, ...words } = change as OwnTemplateChange;
    if (others.some(({ name }) => name === words.name)) return refusal('template_name_taken', 409);
    const kept = saved(id, words, imageId);
    server.templates = [kept, ...others];
    server.changes.push(change);
    return Response.json(kept);
  };
  return { server, answer };
}

async function visit(templates: OwnTemplate[] = [], { pathname = TOOL, broken = false, idea = '' } = {}) {
  const { server, answer } = keepTemplates(templates);
  server.broken = broken;
  const made = generation({ operation: 'context_edit', prompt: 'Na neve', imageId: 'picture-9' });
  const bff = fakeBff({ templates: answer, answer: () => Response.json(made) });
  const state = carryDraft({ files: [photo('caneca.png')], idea }, 'user-1');
  render(<FakeHost remote={{ routes }} address={{ pathname, state }} send={bff.send} />);
  await screen.findByRole('heading', { level: 1 });
  return { server, bff, user: userEvent.setup() };
}

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sua ideia' });
const nameField = () => screen.findByRole('textbox', { name: 'Nome do modelo' });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const chooseOwn = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByRole('option', { name: 'Meus modelos' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Nicho' }), 'Meus modelos');
  return within(await screen.findByRole('list', { name: 'Meus modelos' }));
};
const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await press(user, `Opções do modelo: ${name}`);
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('own templates stand after the fourteen niches, and clothes are open first', async () => {
  await visit(two);
  await screen.findByRole('option', { name: 'Meus modelos' });
  const niche = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Nicho' });
  expect([...niche.options].map(({ text }) => text)).toEqual([
    ...niches.map(({ label }) => label),
    'Meus modelos',
  ]);
  expect(niche.selectedOptions[0]?.text).toBe('Moda e Acessórios');
});

test('an own template fills the prompt, and is marked until the words change', async () => {
  const { user } = await visit(two);
  const own = await chooseOwn(user);
  await user.click(own.getByRole('button', { name: /Sobre mesa de Natal/ }));
  expect(prompt().value).toBe('Sobre mesa de Natal');
  await expect.poll(() => document.activeElement).toBe(prompt());
  expect(own.getByRole('button', { pressed: true }).title).toBe('Sobre mesa de Natal');
  await user.type(prompt(), '!');
  expect(own.queryByRole('button', { pressed: true })).toBeNull();
});

test('a prompt is saved under a name, and is found after the niches', async () => {
  const { server, user } = await visit();
  expect((await screen.findByRole('button', { name: 'Salvar como modelo' })).hasAttribute('disabled')).toBe(
    true,
  );
  await user.type(prompt(), ' Na neve ');
  await press(user, 'Salvar como modelo');
  await nameField();
  await press(user, 'Salvar');
  expect(await screen.findByText('Dê um nome ao modelo.')).toBeTruthy();
  await user.type(await nameField(), 'Neve');
  await press(user, 'Salvar');
  expect(await screen.findByText(/Modelo salvo!/)).toBeTruthy();
  expect(server.changes).toEqual([{ name: 'Neve', prompt: 'Na neve', imageId: null }]);
  expect((await chooseOwn(user)).getByText('Neve')).toBeTruthy();
});

test('a finished picture becomes the preview of the words that made it, and of no others', async () => {
  const { server, user } = await visit([], { idea: 'Na neve' });
  await press(user, 'Editar Imagem');
  await screen.findByText('Imagem editada com sucesso!');
  const beside = async (name: string, words: string) => {
    const [before] = screen.getAllByRole('button', { name: 'Salvar como modelo' });
    await user.clear(prompt());
    await user.type(prompt(), words);
    await user.click(before as HTMLElement);
    await user.type(await nameField(), name);
    await press(user, 'Salvar');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  };
  await beside('Neve', 'Na neve');
  await beside('Lago', 'No lago');
  expect(server.changes).toEqual([
    { name: 'Neve', prompt: 'Na neve', imageId: 'picture-9' },
    { name: 'Lago', prompt: 'No lago', imageId: null },
  ]);
});

test('the words of a finished picture are saved beside it, without its picture where none is wanted', async () => {
  const { server, user } = await visit([], { idea: 'Na neve' });
  await press(user, 'Editar Imagem');
  const result = within(await screen.findByRole('region', { name: 'Resultado' }));
  await user.clear(prompt());
  await user.click(await result.findByRole('button', { name: 'Salvar como modelo' }));
  await user.type(await nameField(), 'Neve');
  await user.click(screen.getByRole('checkbox', { name: 'Usar esta imagem como prévia' }));
  await press(user, 'Salvar');
  expect(await screen.findByText(/Modelo salvo!/)).toBeTruthy();
  expect(server.changes).toEqual([{ name: 'Neve', prompt: 'Na neve', imageId: null }]);
});

test('a name that is taken is said, and its template is replaced on demand', async () => {
  const { server, user } = await visit(two, { idea: 'Na neve' });
  await press(user, 'Salvar como modelo');
  await user.type(await nameField(), 'NATAL');
  await press(user, 'Salvar');
  expect(await screen.findByText('Já existe um modelo com este nome.')).toBeTruthy();
  await press(user, 'Substituir');
  expect(await screen.findByText(/Modelo salvo!/)).toBeTruthy();
  expect(server.changes).toEqual([{ name: 'Natal', prompt: 'Na neve', imageId: null }]);
  expect(server.templates.map(({ id }) => id)).toEqual(['1', '2']);
});

test('a template is renamed and keeps its preview', async () => {
  const { server, user } = await visit(two);
  await chooseOwn(user);
  await openMenu(user, 'Natal', 'Renomear');
  await user.clear(await nameField());
  await user.type(await nameField(), 'Ano novo');
  await press(user, 'Salvar');
  expect(await screen.findByText('Nome do modelo salvo!')).toBeTruthy();
  expect(server.changes).toEqual([{ name: 'Ano novo', prompt: 'Sobre mesa de Natal', imageId: 'picture-1' }]);
});

test('a template is deleted after a question; after the last one the niches are there alone', async () => {
  const { server, user } = await visit(two.slice(0, 1));
  await chooseOwn(user);
  await openMenu(user, 'Natal', 'Excluir');
  const question = within(await screen.findByRole('alertdialog', { name: 'Excluir o modelo “Natal”?' }));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Modelo excluído!')).toBeTruthy();
  expect(server.changes).toEqual(['deleted 1']);
  expect(await screen.findByRole('list', { name: 'Templates de Moda e Acessórios' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Meus modelos' })).toBeNull();
});

test('a preview that no longer comes leaves a quiet tile with the name', async () => {
  const { user } = await visit(two);
  const own = await chooseOwn(user);
  const [picture] = own.getAllByRole('presentation');
  expect(picture?.getAttribute('src')).toBe('/api/images/picture-1/file');
  picture?.dispatchEvent(new Event('error'));
  await expect.poll(() => own.queryAllByRole('presentation')).toEqual([]);
  expect(own.getByText('Natal')).toBeTruthy();
});

test('templates that do not load are said, come on another try, and leave the niches as they are', async () => {
  const { server, user } = await visit(two, { broken: true });
  expect(await screen.findByText(/Não foi possível carregar seus modelos/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Templates de Moda e Acessórios' })).toBeTruthy();
  server.broken = false;
  await press(user, 'Tentar novamente');
  expect(await screen.findByRole('option', { name: 'Meus modelos' })).toBeTruthy();
});

test('a template that could not be saved keeps its name to be tried again', async () => {
  const { server, user } = await visit([], { idea: 'Na neve' });
  await press(user, 'Salvar como modelo');
  server.broken = true;
  await user.type(await nameField(), 'Neve');
  await press(user, 'Salvar');
  expect(await screen.findByText('Não foi possível salvar o modelo. Tente novamente.')).toBeTruthy();
  server.broken = false;
  await press(user, 'Salvar');
  expect(await screen.findByText(/Modelo salvo!/)).toBeTruthy();
});
