import { holds, onAPhone, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShellPage } from './shell-page.tsx';

const meta = {
  title: 'Telas/Páginas legais',
  component: ShellPage,
  args: { address: '/privacidade', signedIn: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Privacy: Story = { name: 'Privacidade', tags: ['long'], play: shows('O que guardamos') };
export const PrivacyOnAPhone: Story = {
  ...onAPhone,
  name: 'Privacidade, no celular',
  play: holds('O que guardamos'),
};
export const Terms: Story = {
  name: 'Termos de uso',
  args: { address: '/termos' },
  play: shows('Créditos, planos e pagamento'),
};
export const Cookies: Story = {
  name: 'Cookies',
  args: { address: '/cookies' },
  play: shows('Memória do navegador'),
};
export const CookiesOnAPhone: Story = {
  ...Cookies,
  ...onAPhone,
  name: 'Cookies, no celular',
  tags: ['long'],
};
