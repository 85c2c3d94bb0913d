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
  play: shows(/A próxima renovação/),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(/A próxima renovação/) };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
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
export const DeleteAccount: Story = {
  name: 'Excluir a conta',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir minha conta' }));
  },
};
