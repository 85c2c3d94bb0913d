import type { Meta, StoryObj } from '@storybook/react-vite';
import { GalaxyMark } from './logo.tsx';

const meta = {
  title: 'Componentes/Marca/GalaxyMark',
  tags: ['autodocs'],
  component: GalaxyMark,
} satisfies Meta<typeof GalaxyMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  name: 'Sozinha',
  args: { style: { width: 96 } },
};
