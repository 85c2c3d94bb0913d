import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../stories/stories.module.css';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Componentes/Retorno/Notice',
  tags: ['autodocs'],
  component: Notice,
  args: { children: 'Imagem salva com sucesso na sua biblioteca!' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <div className={styles.stack}>
      <Notice tone="error">Não foi possível gerar as palavras-chave. Tente novamente mais tarde.</Notice>
      <Notice tone="success">Imagem salva com sucesso na sua biblioteca!</Notice>
      <Notice tone="warning">A imagem foi gerada, mas não foi possível salvá-la na biblioteca.</Notice>
      <Notice tone="info" title="Informação">
        A cor sólida usa apenas a primeira imagem.
      </Notice>
      <Notice tone="tip">
        Diga o produto, a superfície, a luz e o clima: quanto mais concreto, melhor a imagem.
      </Notice>
    </div>
  ),
};
