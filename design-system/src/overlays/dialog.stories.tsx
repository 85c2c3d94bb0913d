import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Componentes/Sobreposições/Dialog',
  tags: ['autodocs'],
  // Open from the start: on its own page it would cover the words.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: Dialog,
  args: {
    title: 'Renomear imagem',
    description: 'O nome é usado no arquivo que você baixa.',
    trigger: <Button>Renomear</Button>,
    children: <TextField label="Nome" defaultValue="azeite-mesa-rustica" />,
    footer: (
      <>
        <Button>Cancelar</Button>
        <Button variant="primary">Salvar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Aberto',
  args: { defaultOpen: true },
};
export const OnAPhone: Story = {
  name: 'No celular',
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
};
export const LongTexts: Story = {
  name: 'Textos longos',
  args: {
    defaultOpen: true,
    title: 'Não foi possível gerar as palavras-chave. Tente novamente mais tarde.',
    description: 'O Gerador de Palavras-chave está demorando mais do que o normal para responder.',
  },
  globals: { viewport: { value: 'small' } },
};
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'Renomear imagem' });
    for (const _press of [1, 2, 3, 4, 5]) {
      await userEvent.tab();
      await expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Renomear' })).toHaveFocus());
  },
};
