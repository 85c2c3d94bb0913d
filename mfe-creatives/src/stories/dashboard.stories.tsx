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

export const Normal: Story = {
  name: 'Normal',
  play: shows(/^Caneca azul de cerâmica/),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(/^Transforme suas ideias/) };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds(/^Transforme suas ideias/),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  play: holds(/^Transforme suas ideias/),
};
export const Empty: Story = {
  name: 'Vazio',
  args: { state: 'empty' },
  play: shows('Nenhuma geração recente'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Erro ao carregar imagens recentes'),
};
export const Loading: Story = {
  name: 'Carregando',
  args: { state: 'pending' },
};
