import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Componentes/Retorno/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Créditos', value: 42, max: 55 },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <div className={styles.stack}>
      <ProgressBar label="Créditos" value={42} max={55} tone="glow" />
      <ProgressBar label="Armazenamento" value={80} tone="warning" />
      <ProgressBar label="Redirecionando" durationMs={5000} />
      <ProgressBar label="Gerando" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Créditos' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};
