import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Componentes/Superfícies/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Ana Vieira' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = { name: 'Iniciais' };
