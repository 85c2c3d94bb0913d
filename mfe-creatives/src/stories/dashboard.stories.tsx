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
  title: 'Telas/Painel',
  ...screenAt(routes, '/dashboard'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { play: shows(/^Caneca azul de cerâmica/) };
export const OnAPhone: Story = { ...onAPhone, play: holds(/^Transforme suas ideias/) };
export const At200Percent: Story = { ...zoomed, play: holds(/^Transforme suas ideias/) };
export const InLargeLetters: Story = { ...inLargeLetters, play: holds(/^Transforme suas ideias/) };
export const Empty: Story = { args: { state: 'empty' }, play: shows('Nenhuma geração recente') };
export const Failed: Story = { args: { state: 'error' }, play: shows('Erro ao carregar imagens recentes') };
export const Loading: Story = { args: { state: 'pending' } };
