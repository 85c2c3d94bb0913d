import { FakeHost } from '@andromeda/platform/testing';
import { createFakeBff } from '@andromeda/platform/testing/browser';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryNode, ImageHistory } from 'bff/contract';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { picture } from '../../testing/fake-library.ts';

const idOf = (index: number) => picture(index).id;

function node(index: number, change: Partial<HistoryNode> = {}): HistoryNode {
  const image = picture(index, 'remove_background');
  return {
    ...{ id: image.id, parentId: null, parentDeleted: false, kind: 'remove_background', prompt: null },
    ...{ options: null, photos: 1, cost: 1, createdAt: '2026-11-28T15:04:00.000Z', present: true },
    ...{ thumbnailUrl: image.thumbnailUrl, imageUrl: image.imageUrl, image },
    ...change,
  };
}

/** A photo, its cut-out with a repair, and of that a colour and a text. */
const nodes = (): HistoryNode[] => [
  node(9, { id: 'foto-1', kind: 'original', image: null, cost: null }),
  node(1, { parentId: 'foto-1', present: false }),
  node(2, { parentId: idOf(1), kind: 'repair', cost: 0 }),
  node(3, {
    ...{ parentId: idOf(2), kind: 'change_background', image: picture(3) },
    options: { backgroundType: 'color', backgroundColor: 'F3E9DC', margin: 'medium', shadow: false },
  }),
  node(4, {
    ...{ parentId: idOf(3), kind: 'add_text', image: picture(4, 'add_text'), prompt: 'Caneca\nR$ 49,90' },
    options: { handHolding: true, brand: true },
  }),
];

type Answers = NonNullable<Parameters<typeof createFakeBff>[0]>['answers'];

function visit(
  { address = `/library/${idOf(3)}/historia`, told = nodes() as HistoryNode[] } = {},
  answers: Answers = {},
) {
  const history: ImageHistory = { nodes: told, truncated: false };
  const send = vi.fn(
    createFakeBff({ answers: { 'GET /api/images/:id/history': () => Response.json(history), ...answers } }),
  );
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
  return { user: userEvent.setup(), send };
}
const tree = () => screen.findByRole('navigation', { name: 'Passos desta imagem' });
const steps = async () =>
  within(await tree())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows every step as a link, in words, with its cost, and the picture that was asked for', async () => {
  visit();
  expect(await steps()).toEqual([
    '1. A foto',
    '2. Fundo removido1 créditoVersão anterior',
    '3. Recorte corrigido à mãográtis',
    '4. Fundo trocado por uma cor1 crédito',
    '5. Texto adicionadoCaneca\nR$ 49,901 crédito',
  ]);
  expect(screen.getByText('5 imagens · 3 créditos')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '4. Fundo trocado por uma cor' })).toBeTruthy();
  expect(screen.getByText('#F3E9DC')).toBeTruthy();
  expect(screen.getByText('Margem média · Sem sombra')).toBeTruthy();
  expect(screen.getByText('1 crédito', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(/^28 de novembro de 2026/)).toBeTruthy();
  expect(screen.getByText(/^Foto editada por um programa.*Os arquivos de “Preparar para…”/)).toBeTruthy();
  expect(screen.getByRole('link', { current: 'step' }).textContent).toContain('4. Fundo trocado');
});

test('the address names the step that is looked at', async () => {
  const { user } = visit();
  const list = within(await tree());
  await user.click(list.getByRole('link', { name: /Texto adicionado/ }));
  expect(await screen.findByRole('heading', { name: '5. Texto adicionado' })).toBeTruthy();
  expect(screen.getByText('Com a mão segurando o produto · Com a marca da loja')).toBeTruthy();
  expect(link('Editar o texto')).toBe(`/mobile/adicionar-texto?como=${idOf(4)}`);
  await user.click(screen.getByRole('link', { name: '4. Fundo trocado por uma cor' }));
  expect(await screen.findByRole('heading', { name: '4. Fundo trocado por uma cor' })).toBeTruthy();
  expect(link('Fazer outra como esta')).toBe(`/mobile/alterar-fundo?como=${idOf(3)}`);
});

test('going on from a former version takes that very version to a tool', async () => {
  const { user } = visit({ address: `/library/${idOf(2)}/historia?passo=${idOf(1)}` });
  await user.click(await screen.findByRole('button', { name: 'Continuar daqui' }));
  const item = await screen.findByRole('menuitem', { name: 'Adicionar Texto' });
  expect(item.getAttribute('href')).toBe(`/mobile/adicionar-texto?imagem=${idOf(1)}&versao=esta`);
  // Marketplaces and products know the version that the library shows.
  expect(screen.queryByRole('menuitem', { name: 'Preparar para…' })).toBeNull();
});

test('a former version is shown again, and a failure says so', async () => {
  let fails = true;
  const told = nodes();
  const shown = vi.fn(() => {
    if (fails) return Response.json({ error: { code: 'internal_error', requestId: 'x' } }, { status: 500 });
    Object.assign(told[1] ?? {}, { present: true });
    Object.assign(told[2] ?? {}, { present: false });
    return Response.json(picture(1));
  });
  const { user } = visit(
    { address: `/library/${idOf(2)}/historia?passo=${idOf(1)}`, told },
    { 'POST /api/images/:id/show': shown },
  );
  await user.click(await screen.findByRole('button', { name: 'Voltar a esta' }));
  expect(await screen.findByText('Não foi possível voltar a esta versão. Tente novamente.')).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Voltar a esta' }));
  expect(await screen.findByText(/^Pronto: esta versão voltou a aparecer na biblioteca/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Voltar a esta' })).toBeNull();
  expect((await steps())[2]).toContain('Versão anterior');
});

test('two pictures are compared: first with what the picture was made of, then with any other, under a line that keys move', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Comparar' }));
  const slider = await screen.findByRole('slider', { name: 'Comparar o passo 3 com o passo 4' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Passo 3 50%, Passo 4 50%');
  await user.click(screen.getByRole('button', { name: '1. A foto' }));
  expect(await screen.findByRole('slider', { name: 'Comparar o passo 1 com o passo 4' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Lado a lado' }));
  const compared = within(screen.getByRole('region', { name: 'Comparação' }));
  expect(compared.getAllByRole('figure')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Fechar comparação' }));
  expect(await screen.findByRole('button', { name: 'Comparar' })).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a picture of a deleted one says so, and an old one that nothing is known of it', async () => {
  const old = node(1, {
    ...{ parentDeleted: true, cost: null, kind: 'context_edit' },
    image: { ...picture(1), sourceType: null },
  });
  visit({ address: `/library/${idOf(1)}/historia`, told: [old] });
  expect(await screen.findByText('Feita de uma imagem que foi apagada.')).toBeTruthy();
  expect(screen.getByText('Esta imagem é antiga: não há registro de como foi feita.')).toBeTruthy();
  expect(screen.getByText(/^Por enquanto é só esta/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull();
  expect(screen.queryByText(/IPTC/)).toBeNull();
});

test("another's picture is not found, and a failure can be tried again", async () => {
  let answer = () => Response.json({ error: { code: 'internal_error', requestId: 'x' } }, { status: 500 });
  const { user } = visit({}, { 'GET /api/images/:id/history': () => answer() });
  const sentence = 'Não foi possível carregar a história desta imagem. Tente novamente.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  answer = () => Response.json({ error: { code: 'not_found', requestId: 'x' } }, { status: 404 });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Esta imagem não existe mais')).toBeTruthy();
  expect(link('Ver a biblioteca')).toBe('/library');
});

test('full screen and the menu of a picture lead to its history', async () => {
  const page = { images: [picture(1)], total: 1, page: 1, pageSize: 24 };
  const { user } = visit({ address: '/library' }, { 'GET /api/images': () => Response.json(page) });
  await user.click(await screen.findByRole('button', { name: 'Tela cheia' }));
  await user.click(await screen.findByRole('link', { name: 'História' }));
  expect(await tree()).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'História' })).toBeTruthy();
});
