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
  title: 'Telas/Gerador de criativos',
  ...screenAt(routes, '/creative-generator'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('O resultado aparece aqui'),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('O resultado aparece aqui') };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds('O resultado aparece aqui'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds('O resultado aparece aqui'),
};
export const WithoutCredits: Story = {
  name: 'Sem créditos',
  args: { state: 'no_credits' },
  play: shows('0'),
};
