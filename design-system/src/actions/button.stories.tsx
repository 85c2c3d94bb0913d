import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Sparkles, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { Button } from './button.tsx';

const meta = {
  title: 'Componentes/Ações/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Comprar Créditos', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Primário',
  args: { variant: 'primary', size: 'l', icon: <Sparkles />, children: 'Gerar Anúncio Agora' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Variants: Story = {
  name: 'Variantes',
  render: () => (
    <div className={styles.row}>
      <Button variant="primary" icon={<Sparkles />}>
        Gerar Anúncio Agora
      </Button>
      <Button icon={<Download />}>Download</Button>
      <Button variant="quiet">Ver todas</Button>
      <Button variant="danger" icon={<Trash2 />}>
        Excluir
      </Button>
    </div>
  ),
};

export const Large: Story = {
  name: 'Grande',
  render: () => (
    <div className={styles.row}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} size="l">
          Gerar Imagem
        </Button>
      ))}
    </div>
  ),
};

export const Disabled: Story = {
  name: 'Desabilitado',
  render: () => (
    <div className={styles.row}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} disabled>
          Começar a Criar
        </Button>
      ))}
    </div>
  ),
};

export const Busy: Story = {
  name: 'Trabalhando',
  args: {
    variant: 'primary',
    size: 'l',
    busy: true,
    busyLabel: 'Gerando Imagem...',
    children: 'Gerar Imagem',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Gerando Imagem...' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const AsLink: Story = {
  name: 'Como link',
  args: { asChild: true, icon: <Download />, children: <a href="#planos">Comprar Créditos</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Comprar Créditos' })).toHaveAttribute('href', '#planos');
  },
};

export const LongLabel: Story = {
  name: 'Texto longo',
  render: () => (
    <div className={styles.narrow}>
      <Button variant="primary" size="l" fullWidth icon={<Sparkles />}>
        Gerar Palavras-chave para o meu anúncio agora mesmo
      </Button>
      <Button fullWidth>Gerador de Palavras-chave</Button>
    </div>
  ),
};
