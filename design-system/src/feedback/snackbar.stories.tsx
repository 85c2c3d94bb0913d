import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Snackbar } from './announcement.tsx';

const closed = fn();

const LONG = 'Não foi possível gerar as palavras-chave. Tente novamente mais tarde.';

const meta = {
  title: 'Componentes/Retorno/Snackbar',
  tags: ['autodocs'],
  component: Snackbar,
  args: { tone: 'success', children: 'Imagem salva com sucesso na sua biblioteca!' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Snackbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Sucesso',
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
export const OnASmallPhone: Story = {
  name: 'No celular pequeno',
  render: () => (
    <Snackbar tone="error" title="Erro" onClose={closed}>
      {LONG}
    </Snackbar>
  ),
  globals: { viewport: { value: 'small' } },
};
export const Closing: Story = {
  name: 'Fechando',
  render: () => (
    <Snackbar tone="info" state="closing" aria-hidden="true">
      Iniciando download...
    </Snackbar>
  ),
};
