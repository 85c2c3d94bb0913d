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
  title: 'Telas/Configurações',
  ...screenAt(routes, '/settings'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows(/A próxima renovação/),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(/A próxima renovação/) };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds(/A próxima renovação/),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  play: holds(/A próxima renovação/),
};
export const Empty: Story = {
  name: 'Vazio',
  args: { state: 'empty' },
  play: shows(/Você ainda não tem uma assinatura/),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar a assinatura. Tente novamente.'),
};
export const Loading: Story = {
  name: 'Carregando',
  args: { state: 'pending' },
};
const copyOf = (parts: object) => ({
  'GET /api/account/export': () =>
    Response.json({
      status: 'none',
      expiresAt: null,
      nextAt: null,
      progress: null,
      complete: true,
      archives: [],
      ...parts,
    }),
});
export const CopyPreparing: Story = {
  name: 'Cópia dos dados sendo preparada',
  args: { answers: copyOf({ status: 'preparing', progress: { files: 120, of: 300 } }) },
  play: shows(/120 de 300 arquivos/),
};
export const CopyFailed: Story = {
  name: 'Cópia dos dados que falhou',
  tags: ['long'],
  args: { answers: copyOf({ status: 'failed' }) },
  play: shows('Não foi possível preparar sua cópia. Tente novamente.'),
};
export const CopyExpired: Story = {
  name: 'Cópia dos dados apagada',
  tags: ['long'],
  args: { answers: copyOf({ status: 'expired' }) },
  play: shows('A última cópia passou do prazo e foi apagada.'),
};
export const CopyIncomplete: Story = {
  ...onAPhone,
  name: 'Cópia dos dados que não coube, no celular',
  args: {
    answers: copyOf({
      status: 'ready',
      complete: false,
      expiresAt: '2026-12-04T15:00:00.000Z',
      archives: [{ url: '#1', bytes: 268_912_640 }],
    }),
  },
  play: holds(/As mais novas ficaram de fora/),
};
export const DeleteAccount: Story = {
  name: 'Excluir a conta',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir minha conta' }));
  },
};

const connectable = { connectable: ['mercado_livre' as const] };
export const MarketplaceConnected: Story = {
  name: 'Mercado Livre conectado',
  tags: ['long'],
  args: {
    config: connectable,
    answers: {
      'GET /api/marketplaces/mercado-livre/changes': () =>
        Response.json({
          changes: ['Caneca De Cerâmica Branca 325 Ml Com Alça', 'Vela'].map((title, index) => ({
            ...{ id: `00000000-0000-4000-8000-00000000000${index}`, status: 'sent', place: 'cover' },
            ...{ listing: { id: 'MLB1', title, url: '#' }, sentAt: '2026-11-27T15:00:00.000Z' },
          })),
        }),
    },
  },
  play: shows('Caneca De Cerâmica Branca 325 Ml Com Alça'),
};
export const MarketplaceConnectedOnAPhone: Story = {
  ...MarketplaceConnected,
  ...onAPhone,
  name: 'Mercado Livre conectado, no celular',
  tags: [],
  play: holds('Caneca De Cerâmica Branca 325 Ml Com Alça'),
};
export const MarketplaceNotConnected: Story = {
  name: 'Mercado Livre a conectar',
  tags: ['long'],
  args: { state: 'empty', config: connectable },
  play: shows(/Conecte sua conta e envie fotos prontas/),
};
