import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../stories/sample-pictures.ts';
import { PhotoCollage } from './brand-panel.tsx';

const meta = {
  title: 'Componentes/Estrutura/PhotoCollage',
  tags: ['autodocs'],
  component: PhotoCollage,
  args: {
    before: { src: picture('sneaker', 'plain'), alt: 'Tênis fotografado em casa', label: 'Foto original' },
    after: {
      src: picture('sneaker', 'nebula'),
      alt: 'O mesmo tênis em um cenário de nebulosa',
      label: 'Fundo alterado com sucesso!',
    },
    style: { margin: '32px auto' },
  },
} satisfies Meta<typeof PhotoCollage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLabels: Story = { name: 'Com etiquetas' };
