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
  title: 'Telas/Planos',
  ...screenAt(routes, '/plans'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('Plano atual'),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('Plano atual') };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds('Plano atual'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds('Plano atual'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar os planos. Tente novamente.'),
};
export const Loading: Story = {
  name: 'Carregando',
  args: { state: 'pending' },
};
