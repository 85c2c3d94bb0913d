import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Componentes/Sobreposições/ConfirmDialog',
  tags: ['autodocs'],
  // Open from the start: on its own page it would cover the words.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Excluir esta imagem?',
    description: 'Ela sai da sua biblioteca e não pode ser recuperada.',
    confirmLabel: 'Excluir',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  name: 'Perigo',
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Neutral: Story = {
  name: 'Neutro',
  args: {
    tone: 'neutral',
    title: 'Sair agora?',
    confirmLabel: 'Sair',
    description: 'O que não foi salvo se perde.',
  },
};
export const Busy: Story = {
  name: 'Trabalhando',
  args: { busy: true, busyLabel: 'Excluindo...' },
};
export const OnAPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone' } },
};
