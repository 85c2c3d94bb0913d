import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { ImageFrame } from '../images/image-frame.tsx';
import { picture } from '../stories/sample-pictures.ts';
import styles from '../stories/stories.module.css';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Componentes/Retorno/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'Nenhuma geração recente' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  render: () => (
    <EmptyState title="Nenhuma geração recente" action={<Button variant="primary">Começar a Criar</Button>} />
  ),
};
export const Drawings: Story = {
  name: 'Desenhos',
  render: () => (
    <div className={styles.tiles}>
      {(['pictures', 'search', 'chat', 'spark', 'lost'] as const).map((drawing) => (
        <EmptyState
          key={drawing}
          drawing={drawing}
          title="Nada por aqui ainda"
          description="Quando houver algo para mostrar, estará neste lugar."
        />
      ))}
    </div>
  ),
};
export const WithPicture: Story = {
  name: 'Com um exemplo no lugar do desenho',
  args: {
    title: 'O resultado aparece aqui',
    picture: <ImageFrame src={picture('mug', 'studio')} alt="Exemplo: um produto" aspect="4/3" rounded />,
  },
};
