import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Componentes/Sobreposições/Popover',
  tags: ['autodocs'],
  component: Popover,
  args: {
    trigger: <IconButton label="Notificações" icon={<Bell />} variant="secondary" shape="round" />,
    label: 'Notificações',
    align: 'start',
    children: (
      <>
        <p>
          <strong>Erro</strong> Não foi possível gerar as palavras-chave. Tente novamente mais tarde.
        </p>
        <Button variant="quiet">Limpar tudo</Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }));
  const surface = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(surface).toBeVisible());
};

export const Open: Story = {
  name: 'Aberto',
  play: opened,
};
export const OnAPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await opened(context);
    const surface = within(context.canvasElement.ownerDocument.body).getByRole('dialog');
    await waitFor(() => expect(surface.getBoundingClientRect().width).toBe(390 - 32));
  },
};
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Limpar tudo' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Notificações' })).toHaveFocus();
  },
};
