import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../stories/stories.module.css';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Componentes/Retorno/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  name: 'Formas',
  render: () => (
    <div className={styles.narrow} aria-busy="true">
      <Skeleton shape="block" height={160} />
      <Skeleton width="80%" />
      <Skeleton width="55%" />
      <Skeleton shape="circle" />
    </div>
  ),
};
