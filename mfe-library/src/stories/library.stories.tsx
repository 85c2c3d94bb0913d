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
  title: 'Telas/Biblioteca',
  ...screenAt(routes, '/library'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { play: shows('Mostrando 1 - 24 de 31 imagens') };
export const OnAPhone: Story = { ...onAPhone, play: holds('Mostrando 1 - 24 de 31 imagens') };
export const At200Percent: Story = { ...zoomed, play: holds('Mostrando 1 - 24 de 31 imagens') };
export const InLargeLetters: Story = { ...inLargeLetters, play: holds('Mostrando 1 - 24 de 31 imagens') };
export const Empty: Story = { args: { state: 'empty' }, play: shows('Sua biblioteca ainda está vazia') };
export const Failed: Story = {
  args: { state: 'error' },
  play: shows('Não foi possível carregar suas imagens. Tente novamente.'),
};
export const Loading: Story = { args: { state: 'pending' } };
export const NothingFound: Story = {
  args: { address: '/library?search=guarda-chuva' },
  play: shows('Nenhuma imagem encontrada'),
};
