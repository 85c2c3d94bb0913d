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

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('Mostrando 1 - 24 de 31 imagens'),
};
export const OnAPhone: Story = {
  ...onAPhone,
  name: 'No celular',
  play: holds('Mostrando 1 - 24 de 31 imagens'),
};
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds('Mostrando 1 - 24 de 31 imagens'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  play: holds('Mostrando 1 - 24 de 31 imagens'),
};
export const Empty: Story = {
  name: 'Vazio',
  args: { state: 'empty' },
  play: shows('Sua biblioteca ainda está vazia'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar suas imagens. Tente novamente.'),
};
export const Loading: Story = {
  name: 'Carregando',
  args: { state: 'pending' },
};
export const NothingFound: Story = {
  name: 'Nada encontrado',
  args: { address: '/library?search=guarda-chuva' },
  play: shows('Nenhuma imagem encontrada'),
};
