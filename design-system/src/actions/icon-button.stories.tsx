import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Bell, Maximize2, Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Componentes/Ações/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'Voltar', icon: <ArrowLeft />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Named: Story = {
  name: 'Com nome',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(args.onClick).toHaveBeenCalled();
  },
};

export const Variants: Story = {
  name: 'Variantes',
  render: () => (
    <div className={styles.row}>
      <IconButton label="Voltar" icon={<ArrowLeft />} />
      <IconButton label="Notificações" icon={<Bell />} variant="secondary" shape="round" />
      <IconButton label="Excluir" icon={<Trash2 />} variant="danger" />
      <IconButton label="Tela cheia" icon={<Maximize2 />} variant="overlay" />
      <IconButton label="Remover" icon={<X />} variant="overlay" size="s" shape="round" />
      <IconButton label="Fechar" icon={<X />} disabled />
    </div>
  ),
};

export const AsLink: Story = {
  name: 'Como link',
  args: { asChild: true, children: <a href="#voltar">Voltar</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toBeVisible();
  },
};
