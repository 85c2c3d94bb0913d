import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../stories/stories.module.css';
import { Divider } from './divider.tsx';

const meta = {
  title: 'Componentes/Superfícies/Divider',
  tags: ['autodocs'],
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAWord: Story = {
  name: 'Com e sem palavra',
  render: () => (
    <div className={styles.stack}>
      <Divider>ou</Divider>
      <Divider />
    </div>
  ),
};
