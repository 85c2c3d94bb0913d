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
export const Plans: Story = { name: 'Planos', args: { address: '/plans' }, play: shows('Starter') };
