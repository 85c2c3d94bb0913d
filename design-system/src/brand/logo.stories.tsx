import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../stories/stories.module.css';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Componentes/Marca/Logo',
  tags: ['autodocs'],
  component: Logo,
  args: { label: 'Andrômeda' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  name: 'Tamanhos',
  render: (args) => (
    <div className={styles.row}>
      <Logo {...args} size="s" />
      <Logo {...args} />
      <Logo {...args} size="l" />
    </div>
  ),
};
export const OnNight: Story = {
  name: 'Sobre a noite',
  render: (args) => (
    <div className={styles.night} data-theme="dark" style={{ color: 'var(--on-night)' }}>
      <Logo {...args} size="l" />
    </div>
  ),
};
