import { ApiError, type SheetCounts } from '@andromeda/platform';
import { onAPhone, type RemoteScreen, screenAt } from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';

const patiently = { timeout: waiting.condition };
const COUNTS = 'GET /api/products/sheet/counts';
const PAGE = 'GET /api/products/sheet';

const counting = (counts: SheetCounts) => () => Response.json(counts);
const forty = counting({
  products: 40,
  listings: [
    { channel: 'mercado_livre', count: 40 },
    { channel: 'shopee', count: 12 },
    { channel: 'amazon', count: 37 },
  ],
});

const meta = {
  title: 'Telas/Produtos/Planilha',
  ...screenAt(routes, '/produtos'),
  args: { ...screenAt(routes, '/produtos').args, answers: { [COUNTS]: forty } },
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(userEvent: UserEvent) {
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar planilha' }, patiently));
  return within(await screen.findByRole('dialog', { name: 'Baixar planilha' }, patiently));
}

const opened =
  (words: string): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await (await open(userEvent as UserEvent)).findByText(words, undefined, patiently);
  };

const pressed =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    const dialog = await open(userEvent as UserEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Baixar 89 linhas' }, patiently));
    await dialog.findByText(words, undefined, patiently);
  };

const leftOut = 'Produtos que ainda não têm texto: 28 para a Shopee e 3 para a Amazon.';

export const Chosen: Story = { name: 'Canais escolhidos', play: opened(leftOut) };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: opened(leftOut) };
export const OfASearch: Story = {
  ...onAPhone,
  name: 'De uma busca longa, no celular',
  args: {
    address: `/produtos?search=${'KitCompletoDeCanecasDeCerâmicaEsmaltadaComPires'.repeat(4)}`,
    answers: {
      [COUNTS]: counting({ products: 12_405, listings: [{ channel: 'tiktok_shop', count: 1240 }] }),
    },
  },
  play: opened('11.165 produtos ainda não têm texto para o TikTok Shop.'),
};
export const Counting: Story = {
  name: 'Contando',
  tags: ['long'],
  args: { answers: { [COUNTS]: () => new Promise<never>(() => undefined) } },
  play: async ({ userEvent }) => {
    await (await open(userEvent as UserEvent)).findByRole(
      'status',
      { name: 'Contando os anúncios' },
      patiently,
    );
  },
};
export const NotCounted: Story = {
  name: 'Sem a contagem',
  tags: ['long'],
  args: { answers: { [COUNTS]: () => new Response(null, { status: 500 }) } },
  play: opened('Não foi possível contar os anúncios. Tente novamente.'),
};
export const Nothing: Story = {
  name: 'Nada para baixar',
  args: { answers: { [COUNTS]: counting({ products: 3, listings: [] }) } },
  play: opened('Nenhum anúncio para baixar'),
};
const reading: Partial<Story> = {
  args: {
    answers: {
      [COUNTS]: forty,
      [PAGE]: ({ query }) =>
        query.get('afterId')
          ? new Promise<never>(() => undefined)
          : Response.json({
              products: Array.from({ length: 20 }, () => ({ name: 'Caneca', facts: {}, listings: [] })),
              next: {
                afterTime: '2026-11-20T12:00:00.123456+00:00',
                afterId: '00000000-0000-4000-8000-000000000001',
              },
            }),
    },
  },
  play: pressed('Lendo 20 de 40…'),
};
export const Reading: Story = { ...reading, name: 'Lendo', tags: ['long'] };
export const ReadingOnAPhone: Story = { ...onAPhone, ...reading, name: 'Lendo, no celular' };
export const Failed: Story = {
  name: 'Sem conexão',
  args: {
    answers: {
      [COUNTS]: forty,
      [PAGE]: () => {
        throw new ApiError({ code: 'offline', status: 0 });
      },
    },
  },
  play: pressed('Erro de conexão. Verifique sua internet e tente novamente.'),
};
