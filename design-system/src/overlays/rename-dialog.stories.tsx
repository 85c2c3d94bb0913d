import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RenameDialog } from './rename-dialog.tsx';

const meta = {
  title: 'Componentes/Sobreposições/RenameDialog',
  tags: ['autodocs'],
  // Open from the start: on its own page it would cover the words.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: RenameDialog,
  args: {
    title: 'Nome da imagem',
    label: 'Nome do produto',
    hint: 'A busca da biblioteca encontra a imagem por este nome.',
    name: 'Vaso de barro',
    maxLength: 80,
    missing: 'Escreva um nome.',
    onRename: fn(async () => true),
    onClose: fn(),
  },
} satisfies Meta<typeof RenameDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('dialog');

export const Renames: Story = {
  name: 'Salva o nome sem espaços nas pontas e fecha',
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.clear(dialog.getByLabelText('Nome do produto'));
    await userEvent.type(dialog.getByLabelText('Nome do produto'), ' Vaso azul {Enter}');
    await expect(args.onRename).toHaveBeenCalledTimes(1);
    await expect(args.onRename).toHaveBeenCalledWith('Vaso azul');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};
export const Empty: Story = {
  name: 'Sem nome',
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.clear(dialog.getByLabelText('Nome do produto'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(dialog.getByLabelText('Nome do produto')).toHaveAccessibleDescription(/Escreva um nome/);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};
export const NotKept: Story = {
  name: 'Não foi salvo: o texto fica',
  args: { onRename: fn(async () => false) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.clear(dialog.getByLabelText('Nome do produto'));
    await userEvent.type(dialog.getByLabelText('Nome do produto'), 'Vaso azul{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    await expect(dialog.getByLabelText('Nome do produto')).toHaveValue('Vaso azul');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { name: 'No celular', globals: { viewport: { value: 'phone' } } };
