import { holds, onAPhone, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShellPage } from './shell-page.tsx';

const meta = {
  title: 'Telas/Acesso',
  component: ShellPage,
  args: { address: '/login', signedIn: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = { name: 'Entrar', play: shows('Que bom ver você') };
export const SignInOnAPhone: Story = {
  ...onAPhone,
  name: 'Entrar, no celular',
  play: holds('Que bom ver você'),
};
export const SignUp: Story = {
  name: 'Criar conta',
  args: { address: '/register' },
  play: shows('Confirmar senha'),
};
export const SignUpOnAPhone: Story = { ...SignUp, ...onAPhone, name: 'Criar conta, no celular' };
export const Recovery: Story = {
  name: 'Recuperar a senha',
  args: { address: '/forgot-password' },
  play: shows('Email'),
};
