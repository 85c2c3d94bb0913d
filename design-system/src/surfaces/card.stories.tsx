import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../stories/stories.module.css';
import { Card } from './card.tsx';

const meta = {
  title: 'Componentes/Superfícies/Card',
  tags: ['autodocs'],
  component: Card,
  args: { children: 'Plano Pro' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <div className={styles.tiles}>
      {(['plain', 'hero', 'sunken', 'highlight'] as const).map((tone) => (
        <Card key={tone} tone={tone} padding="l">
          <h3>Plano {tone}</h3>
          <p>55 créditos por mês e 15 créditos turbo.</p>
        </Card>
      ))}
    </div>
  ),
};
