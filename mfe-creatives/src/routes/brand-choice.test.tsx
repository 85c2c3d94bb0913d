import type { BrandKit } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carryDraft } from '../creative-draft.ts';
import { createBatchStore } from '../features/batch/batch-store.ts';
import { routes } from '../routes.tsx';
import { BRAND, fakeBff, photo } from '../testing/fake-bff.ts';
import { keepBlobs } from '../testing/keep-blobs.ts';
import { find, status, visitBatch } from '../testing/visit-batch.tsx';

keepBlobs();
beforeEach(() => createBatchStore('user-1').clear());

const BOX = 'Usar a marca da loja';
const INVITATION = 'Criar a marca da loja';

async function visit(pathname: string, brandKit?: BrandKit) {
  const bff = fakeBff(brandKit ? { brandKit } : {});
  const state = carryDraft({ files: [photo('caneca.png')], idea: '' }, 'user-1');
  render(<FakeHost remote={{ routes }} address={{ pathname, state }} send={bff.send} />);
  await screen.findByRole('heading', { level: 1 });
  return { bff, user: userEvent.setup() };
}

async function addText({ bff, user }: Awaited<ReturnType<typeof visit>>) {
  await user.type(screen.getByRole('textbox', { name: 'Texto promocional' }), 'R$ 49,90');
  await user.click(screen.getByRole('button', { name: 'Adicionar Texto' }));
  await screen.findByText('Imagem gerada com texto promocional!');
  return bff.requests[0]?.options;
}

test('a text follows the shop’s brand, unless that is unticked', async () => {
  const first = await visit('/mobile/adicionar-texto', BRAND);
  expect(await screen.findByRole('checkbox', { name: BOX })).toHaveProperty('checked', true);
  expect(await addText(first)).toEqual({ handHolding: true, brand: true });
  cleanup();
  const second = await visit('/mobile/adicionar-texto', BRAND);
  await second.user.click(await screen.findByRole('checkbox', { name: BOX }));
  expect(await addText(second)).toEqual({ handHolding: true });
});

test('a shop without a brand is led to one where it adds text, and its texts stay as they were', async () => {
  const visited = await visit('/mobile/adicionar-texto');
  expect(await screen.findByRole('link', { name: INVITATION })).toHaveProperty(
    'href',
    expect.stringContaining('/settings/marca'),
  );
  expect(screen.queryByRole('checkbox', { name: BOX })).toBeNull();
  expect(await addText(visited)).toEqual({ handHolding: true });
});

test('a new background gets the logo only where the user says so', async () => {
  const { bff, user } = await visit('/mobile/alterar-fundo', BRAND);
  const box = await screen.findByRole('checkbox', { name: BOX });
  expect(box).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await screen.findByText('Fundo alterado com sucesso!');
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Alterar Fundo' }));
  await screen.findByText('Fundo alterado com sucesso!');
  const usual = { backgroundType: 'color', backgroundColor: 'FFFFFF' };
  expect(bff.requests.map(({ options }) => options)).toEqual([usual, { ...usual, brand: true }]);
});

test.each<[string, BrandKit]>([
  ['without a logo', { ...BRAND, logo: null }],
  ['whose logo is not to be seen', { ...BRAND, logoCorner: 'none' }],
])('a brand %s has nothing for a background', async (_which, kit) => {
  const { bff } = await visit('/mobile/alterar-fundo', kit);
  await expect
    .poll(() => bff.send.mock.calls.some(([url]) => String(url).endsWith('/api/brand-kit')))
    .toBe(true);
  expect(screen.queryByRole('checkbox', { name: BOX })).toBeNull();
  expect(screen.queryByRole('link', { name: INVITATION })).toBeNull();
});

test('a brand that does not load is said, and comes on another try', async () => {
  const bff = fakeBff({ brandKit: BRAND });
  let broken = true;
  const send: typeof fetch = async (input, init) => {
    const refused = broken && String(input).endsWith('/api/brand-kit');
    return refused
      ? Response.json({ error: { code: 'internal_error' } }, { status: 500 })
      : bff.send(input, init);
  };
  const state = carryDraft({ files: [photo('caneca.png')], idea: '' }, 'user-1');
  const address = { pathname: '/mobile/adicionar-texto', state };
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
  expect(await screen.findByText(/Não foi possível carregar a marca da loja/)).toBeTruthy();
  broken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('checkbox', { name: BOX })).toBeTruthy();
});

test('a cut-out is never offered a logo', async () => {
  await visit('/mobile/remover-fundo', BRAND);
  expect(screen.queryByRole('checkbox', { name: BOX })).toBeNull();
});

test('a batch gets the logo on demand, and what was made without it is made again', async () => {
  const bff = fakeBff({ brandKit: BRAND });
  const user = await visitBatch(bff, ['caneca.png']);
  await user.click(await find('Fazer a foto'));
  await status('1 pronta');
  await user.click(screen.getByRole('checkbox', { name: BOX }));
  await user.click(await find('Refazer 1 com este estilo'));
  await expect.poll(() => bff.requests.length).toBe(2);
  await status('1 pronta');
  expect(bff.requests.map(({ options }) => (options as { brand?: boolean }).brand)).toEqual([
    undefined,
    true,
  ]);
});

test('a batch whose style asks for a logo that is gone says that its pictures come without it', async () => {
  const user = await visitBatch(fakeBff({ brandKit: BRAND }), ['caneca.png']);
  await user.click(await screen.findByRole('checkbox', { name: BOX }));
  await expect.poll(async () => (await createBatchStore('user-1').read()).background.brand).toBe(true);
  cleanup();
  await visitBatch(fakeBff({ brandKit: { ...BRAND, logo: null } }), []);
  expect(await screen.findByText(/^Este estilo pede o logo da loja/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir a marca da loja' })).toBeTruthy();
});

const COLOURS = 'Usar as cores da loja';

test.each([
  ['/mobile/editar-contexto', 'Sua ideia', 'Editar Imagem', { format: 'square' }],
  ['/mobile/gerar-imagem', /^Descreva a imagem/, 'Gerar Imagem', { format: 'square' }],
  ['/mobile/alterar-fundo', 'Descreva o fundo', 'Alterar Fundo', { backgroundType: 'prompt' }],
])(
  'at %s a scene takes up the shop’s colours only where the user says so',
  async (path, field, button, usual) => {
    const { bff, user } = await visit(path, { ...BRAND, logo: null });
    const described = screen.queryByRole('radio', { name: 'Descrição com IA' });
    if (described) await user.click(described);
    const words = await screen.findByRole('textbox', { name: field });
    await user.clear(words);
    await user.type(words, 'Na neve');
    const box = await screen.findByRole('checkbox', { name: COLOURS });
    expect(box).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', { name: button }));
    await expect.poll(() => bff.requests.length).toBe(1);
    await user.click(box);
    await user.click(await screen.findByRole('button', { name: button }));
    await expect.poll(() => bff.requests.length).toBe(2);
    expect(bff.requests.map(({ options }) => options)).toEqual([usual, { ...usual, brandColors: true }]);
  },
);

test('a brand without colours has nothing for a scene, and one colour of a background needs none', async () => {
  const { bff } = await visit('/mobile/editar-contexto', { ...BRAND, mainColor: null });
  const asked = () => bff.send.mock.calls.some(([url]) => String(url).endsWith('/api/brand-kit'));
  await expect.poll(asked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: COLOURS })).toBeNull();
  cleanup();
  await visit('/mobile/alterar-fundo', BRAND);
  await screen.findByRole('checkbox', { name: BOX });
  expect(screen.queryByRole('checkbox', { name: COLOURS })).toBeNull();
});
