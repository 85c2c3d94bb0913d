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
  title: 'Telas/Assistente',
  ...screenAt(routes, '/assistant'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('Como calcular o preço sem perder margem?'),
};
export const OnAPhone: Story = {
  ...onAPhone,
  name: 'No celular',
  play: holds('Como calcular o preço sem perder margem?'),
};
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds('Como calcular o preço sem perder margem?'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  play: holds('Como calcular o preço sem perder margem?'),
};
export const Empty: Story = {
  name: 'Vazio',
  args: { state: 'empty' },
  play: shows('Nenhuma conversa ainda'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar as conversas. Tente novamente.'),
};
export const Conversation: Story = {
  name: 'Conversa',
  play: async (played) => {
    const { canvas, userEvent } = played;
    await userEvent.click(await canvas.findByRole('link', { name: /^Como escrevo um anúncio que vende/ }));
    await shows('Comece pelo benefício.')(played);
  },
};
