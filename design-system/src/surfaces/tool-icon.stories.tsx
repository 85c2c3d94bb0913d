import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../stories/stories.module.css';
import { ToolIcon } from './tool-icon.tsx';

const meta = {
  title: 'Componentes/Superfícies/ToolIcon',
  tags: ['autodocs'],
  component: ToolIcon,
  args: { name: 'wand-sparkles' },
} satisfies Meta<typeof ToolIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const KnownAndUnknown: Story = {
  name: 'Conhecidos e desconhecido',
  render: () => (
    <div className={styles.row}>
      {['wand-sparkles', 'paint-bucket', 'scissors', 'type', 'key-round', 'um-nome-novo'].map((name) => (
        <ToolIcon key={name} name={name} />
      ))}
    </div>
  ),
};
