import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Banner, Snackbar } from './announcement.tsx';
import { Toast, ToastArea } from './toast.tsx';

const meta = { title: 'Feedback/Notifications', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
const closed = fn();

const LONG = 'Não foi possível gerar as palavras-chave. Tente novamente mais tarde.';

export const Banners: Story = {
  render: () => (
    <>
      <Banner tone="error" title="Erro" onClose={closed}>
        {LONG}
      </Banner>
      <Banner tone="success" title="Sucesso" onClose={closed}>
        Nome atualizado com sucesso!
      </Banner>
      <Banner tone="warning" title="Atenção" onClose={closed}>
        Verifique seu email para concluir o cadastro.
      </Banner>
      <Banner tone="info" title="Informação" onClose={closed}>
        Iniciando download...
      </Banner>
    </>
  ),
};
export const BannerOnAPhone: Story = { ...Banners, globals: { viewport: { value: 'small' } } };
export const SnackbarSuccess: Story = {
  render: () => (
    <Snackbar tone="success" title="Sucesso" onClose={closed}>
      Imagem salva com sucesso na sua biblioteca!
    </Snackbar>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }));
    await expect(closed).toHaveBeenCalled();
  },
};
export const SnackbarError: Story = {
  render: () => (
    <Snackbar tone="error" title="Erro" onClose={closed}>
      {LONG}
    </Snackbar>
  ),
  globals: { viewport: { value: 'small' } },
};
export const SnackbarClosing: Story = {
  render: () => (
    <Snackbar tone="info" state="closing" aria-hidden="true">
      Iniciando download...
    </Snackbar>
  ),
};

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

export const ToastFocusedWithF8: Story = {
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
