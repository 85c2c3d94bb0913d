import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DropdownMenu, DropdownMenuItem } from '../overlays/dropdown-menu.tsx';
import { AvatarButton } from './avatar.tsx';

const meta = {
  title: 'Componentes/Superfícies/AvatarButton',
  tags: ['autodocs'],
  component: AvatarButton,
  args: { name: 'Ana Maria Vieira', label: 'Sua conta' },
} satisfies Meta<typeof AvatarButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  render: () => (
    <DropdownMenu
      label="Sua conta"
      align="start"
      trigger={<AvatarButton name="Ana Maria Vieira" label="Sua conta" />}
    >
      <DropdownMenuItem>Sair</DropdownMenuItem>
    </DropdownMenu>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Sua conta: Ana Maria Vieira' });
    await expect(canvas.getByText('AV')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Sair' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
