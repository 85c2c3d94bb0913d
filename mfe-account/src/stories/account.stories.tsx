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

const NAME = 'Maria das Graças de Albuquerque Cavalcanti';

const meta = {
  title: 'Telas/Administração/Uma conta',
  ...screenAt(routes, '/admin/accounts/22222222-2222-4222-8222-222222222222'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: 'Normal', tags: ['long'], play: shows(NAME) };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(NAME) };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds(NAME),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds(NAME),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar a conta. Tente novamente.'),
};
export const Loading: Story = { name: 'Carregando', args: { state: 'pending' } };
export const ChangingCredits: Story = {
  name: 'Mudando os créditos',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mudar créditos' }));
  },
};
