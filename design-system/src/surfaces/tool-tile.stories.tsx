import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, MessageCircleHeart, Type, WandSparkles } from 'lucide-react';
import styles from '../stories/stories.module.css';
import { ToolTile } from './tool-tile.tsx';

const meta = {
  title: 'Componentes/Superfícies/ToolTile',
  tags: ['autodocs'],
  component: ToolTile,
  args: { icon: <Type />, title: 'Criador de Título' },
} satisfies Meta<typeof ToolTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Estados',
  render: () => (
    <div className={styles.tiles}>
      <ToolTile icon={<WandSparkles />} title="Gerador de Criativos" />
      <ToolTile icon={<MessageCircleHeart />} title="Assistente Andrômeda" accent="dust" />
      <ToolTile
        icon={<Type />}
        title="Criador de Título"
        accent="core"
        description="Títulos de até 60 caracteres"
      />
      <ToolTile asChild icon={<KeyRound />} title="Gerador de Palavras-chave" accent="success">
        <a href="#palavras">Abrir</a>
      </ToolTile>
      <ToolTile icon={<Type />} title="Adicionar Texto" description="Inserir textos promocionais" selected />
      <ToolTile icon={<Type />} title="Adicionar Texto" disabled />
      <ToolTile
        icon={<Type />}
        title="Em coluna"
        description="Mudar cenário e ambiente"
        layout="column"
        accent="info"
      />
    </div>
  ),
};
export const OnASmallPhone: Story = {
  ...States,
  name: 'No celular pequeno',
  globals: { viewport: { value: 'small' } },
};
