import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../stories/stories.module.css';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Componentes/Retorno/StatusBadge',
  tags: ['autodocs'],
  component: StatusBadge,
  args: { children: 'Concluído' },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <div className={styles.row}>
      <StatusBadge tone="success">Concluído</StatusBadge>
      <StatusBadge>Pendente</StatusBadge>
      <StatusBadge tone="warning">Processando</StatusBadge>
      <StatusBadge tone="danger">Falhou</StatusBadge>
      <StatusBadge tone="info">Em breve</StatusBadge>
      <StatusBadge tone="accent">Edição de Imagem</StatusBadge>
      <StatusBadge tone="success" floating>
        Concluído
      </StatusBadge>
    </div>
  ),
};
