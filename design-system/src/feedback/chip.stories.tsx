import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Sparkles } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Componentes/Retorno/Chip',
  tags: ['autodocs'],
  component: Chip,
  args: { children: 'azeite extra virgem' },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

const copied = fn();

export const WithAction: Story = {
  name: 'Com ação',
  render: () => (
    <div className={styles.row}>
      <Chip tone="accent" icon={<Sparkles />}>
        42
      </Chip>
      <Chip>azeite extra virgem</Chip>
      {['azeite de oliva português', 'tempero para salada, prensado a frio e com acidez muito baixa'].map(
        (word) => (
          <Chip key={word} actionLabel={`Copiar ${word}`} actionIcon={<Copy />} onAction={copied}>
            {word}
          </Chip>
        ),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar azeite de oliva português' }));
    await expect(copied).toHaveBeenCalled();
  },
};
