import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../stories/stories.module.css';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Componentes/Retorno/Spinner',
  tags: ['autodocs'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  name: 'Tamanhos',
  render: () => (
    <div className={styles.row}>
      <Spinner size="s" />
      <Spinner />
      <Spinner size="l" label="Carregando a sessão" />
    </div>
  ),
};

export const Screen: Story = {
  name: 'No lugar de uma tela',
  args: { size: 'screen' },
};
