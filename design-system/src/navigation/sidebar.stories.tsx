import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleSidebar } from '../stories/sample-shell.tsx';
import { Sidebar, SidebarGroup, SidebarItem } from './sidebar.tsx';

const meta = {
  title: 'Componentes/Navegação/Sidebar',
  tags: ['autodocs'],
  component: Sidebar,
  subcomponents: { SidebarGroup, SidebarItem },
  args: { brand: null, children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Completo',
  render: () => <SampleSidebar current="Biblioteca" />,
};
