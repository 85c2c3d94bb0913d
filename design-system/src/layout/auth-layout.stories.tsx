import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginScreen } from '../stories/login-screen.tsx';
import { AuthLayout } from './auth-layout.tsx';

const meta = {
  title: 'Componentes/Estrutura/AuthLayout',
  tags: ['autodocs'],
  component: AuthLayout,
  args: { panel: null, logo: null, title: 'Que bom ver você' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  name: 'No computador',
  render: () => <LoginScreen />,
  globals: { viewport: { value: 'desktop' } },
};
export const OnAPhone: Story = {
  name: 'No celular',
  render: () => <LoginScreen />,
  globals: { viewport: { value: 'phone' } },
};
