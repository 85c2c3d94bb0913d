import { forgetDrafts } from '@andromeda/platform/host';
import { holds, onAPhone, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShellPage } from './shell-page.tsx';

const LIBRARY = 'Mostrando 1 - 24 de 31 imagens';

/** Screens of remotes as a user sees them: in the real frame, with its menu, credits and notices. */
const meta = {
  title: 'Telas/Na moldura',
  component: ShellPage,
  args: { address: '/library' },
  parameters: { layout: 'fullscreen' },
  // Another story of the same user may have left a conversation open in this tab.
  beforeEach: forgetDrafts,
} satisfies Meta<typeof ShellPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Library: Story = { name: 'Biblioteca', play: shows(LIBRARY) };
export const LibraryOnAPhone: Story = { ...onAPhone, name: 'Biblioteca, no celular', play: holds(LIBRARY) };
export const Dashboard: Story = {
  name: 'Painel',
  args: { address: '/dashboard' },
  play: shows('Outras Ferramentas'),
};
export const Generator: Story = {
  name: 'Gerador de Criativos',
  args: { address: '/creative-generator' },
  play: shows('O resultado aparece aqui'),
};
export const Titles: Story = {
  name: 'Criador de Título',
  args: { address: '/title-generator' },
  play: shows('Seus três títulos aparecem aqui'),
};
export const Settings: Story = {
  name: 'Configurações',
  args: { address: '/settings' },
  play: shows('Seus dados na Andrômeda'),
};
export const Plans: Story = { name: 'Planos', args: { address: '/plans' }, play: shows('Starter') };
export const Assistant: Story = {
  name: 'Assistente',
  args: { address: '/assistant' },
  play: shows('Como calcular o preço sem perder margem?'),
};
