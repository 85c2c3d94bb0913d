import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Telas/Remover fundo',
  ...screenAt(routes, '/mobile/remover-fundo'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('O resultado aparece aqui'),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('O resultado aparece aqui') };
