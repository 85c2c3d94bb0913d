import { onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Administração/Pessoas',
  ...screenAt(routes, '/admin/accounts'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  name: 'Antes da busca',
  play: shows('Encontre uma conta pelo email ou pelo nome'),
};
export const Found: Story = {
  name: 'Com resultados',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email ou nome'), 'maria');
    await canvas.findByRole('link', { name: /Maria das Graças/ });
  },
};
export const FoundOnAPhone: Story = {
  ...Found,
  ...onAPhone,
  name: 'Com resultados, no celular',
  tags: ['long'],
};
export const Nobody: Story = {
  name: 'Sem resultados',
  args: { state: 'empty' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email ou nome'), 'ninguém');
    await canvas.findByText('Nenhuma conta encontrada');
  },
};
