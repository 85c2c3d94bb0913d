import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Toast, ToastArea } from './toast.tsx';

const meta = {
  title: 'Componentes/Retorno/Toast',
  tags: ['autodocs'],
  component: Toast,
  args: { open: false, onOpenChange: fn(), title: 'Erro ao gerar resposta' },
  subcomponents: { ToastArea },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

function ToastDemo() {
  const [open, setOpen] = useState(false);
  return (
    <ToastArea>
      <Button onClick={() => setOpen(true)}>Mostrar</Button>
      <Toast
        open={open}
        onOpenChange={setOpen}
        tone="error"
        title="Erro ao gerar resposta"
        description="Não foi possível gerar uma resposta no momento. Tente novamente mais tarde."
      />
    </ToastArea>
  );
}

export const FocusedWithF8: Story = {
  name: 'Focado com F8',
  render: () => <ToastDemo />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible());
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await expect(page.getByRole('region', { name: /Notificações/ })).toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
  },
};
