import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Componentes/Ações/CopyButton',
  tags: ['autodocs'],
  component: CopyButton,
  args: { text: 'Azeite de oliva extra virgem 500 ml', label: 'Copiar título' },
  // A headless browser may refuse the clipboard.
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  name: 'Com texto',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar título' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copiado!'));
  },
};
export const MadeOnPress: Story = {
  name: 'Texto montado só ao apertar',
  args: { text: fn(() => 'montado agora') },
  play: async ({ canvas, args }) => {
    await expect(args.text).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar título' }));
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledWith('montado agora'));
  },
};
export const IconOnly: Story = {
  name: 'Só o ícone',
  args: { iconOnly: true },
};
