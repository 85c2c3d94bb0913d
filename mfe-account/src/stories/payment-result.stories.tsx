import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Resultado do pagamento',
  ...screenAt(routes, '/sucesso?session_id=cs_1'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('Pagamento Confirmado!'),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('Pagamento Confirmado!') };
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Ops! Algo deu errado'),
};
