import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../routes.tsx';
import { messages } from './messages.ts';

const meta = {
  title: 'Telas/{{label}}',
  ...screenAt(routes, '{{path}}'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { play: shows(/^Caneca azul de cerâmica/) };
export const OnAPhone: Story = { ...onAPhone, play: holds(/^Caneca azul de cerâmica/) };
export const Empty: Story = { args: { state: 'empty' }, play: shows('Nada por aqui ainda') };
export const Failed: Story = { args: { state: 'error' }, play: shows(messages.failed) };
export const Loading: Story = { args: { state: 'pending' } };
