import { holds, onAPhone, RemoteScreen, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Alterar fundo',
  component: RemoteScreen,
  args: { routes, address: '/mobile/alterar-fundo' },
  parameters: { controls: { include: ['state'] } },
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { play: shows('O resultado aparece aqui') };
export const OnAPhone: Story = { ...onAPhone, play: holds('O resultado aparece aqui') };
