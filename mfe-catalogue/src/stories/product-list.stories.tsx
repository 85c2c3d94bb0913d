import {
  holds,
  inLargeLetters,
  onAPhone,
  type RemoteScreen,
  screenAt,
  shows,
  zoomed,
} from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Produtos/Lista',
  ...screenAt(routes, '/produtos'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mug = 'Caneca de cerâmica azul';
const longName = 'KitCompletoDeCanecasDeCerâmicaEsmaltadaComPiresColherETampaDeSilicone350mlAzulMar';

export const Normal: Story = { name: 'Normal', tags: ['long'], play: shows(mug) };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(mug) };
export const At200Percent: Story = { ...zoomed, name: 'Com zoom de 200 %', tags: ['long'], play: holds(mug) };
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds(mug),
};
export const LongNames: Story = {
  ...onAPhone,
  name: 'Com nomes longos',
  args: {
    answers: {
      'GET /api/products': () =>
        Response.json({
          products: ['1', '2'].map((number) => ({
            id: `00000000-0000-4000-8000-00000000090${number}`,
            ...{ name: longName.slice(0, 80), cover: null, images: 120, photos: 0 },
            channels: ['mercado_livre', 'shopee', 'amazon', 'tiktok_shop', 'americanas'],
            updatedAt: '2026-11-20T12:00:00.000Z',
          })),
          ...{ total: 2, page: 1, pageSize: 24 },
        }),
    },
  },
  play: holds(longName.slice(0, 80)),
};
export const Empty: Story = {
  name: 'Vazio',
  args: { state: 'empty' },
  play: shows('Nenhum produto ainda'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar seus produtos. Tente novamente.'),
};
export const Loading: Story = { name: 'Carregando', args: { state: 'pending' } };
export const NothingFound: Story = {
  name: 'Nada encontrado',
  args: { address: '/produtos?search=guarda-chuva' },
  play: shows('Nenhum produto encontrado'),
};
