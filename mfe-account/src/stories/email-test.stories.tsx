import { holds, onAPhone, RemoteScreen, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Teste de emails',
  component: RemoteScreen,
  args: { routes, address: '/email-test' },
  parameters: { controls: { include: ['state'] } },
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { play: shows('Teste de emails') };
export const OnAPhone: Story = { ...onAPhone, play: holds('Teste de emails') };
