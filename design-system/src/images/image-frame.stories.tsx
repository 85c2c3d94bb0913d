import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize2 } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { StatusBadge } from '../feedback/status-badge.tsx';
import { cutOut, picture } from '../stories/sample-pictures.ts';
import styles from '../stories/stories.module.css';
import { ImageFrame } from './image-frame.tsx';

const meta = {
  title: 'Componentes/Imagens/ImageFrame',
  tags: ['autodocs'],
  component: ImageFrame,
  args: { src: picture('sneaker', 'nebula'), alt: 'Tênis esportivo em fundo degradê', rounded: true },
  decorators: [(Story) => <div className={styles.narrow}>{Story()}</div>],
} satisfies Meta<typeof ImageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Pronta',
  args: { reveal: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /Tênis/ });
    await waitFor(() => expect(image.parentElement).toHaveAttribute('data-state', 'ready'));
  },
};
export const Loading: Story = {
  name: 'Carregando',
  args: { src: null, loading: true, color: '#b173cf' },
};
export const Broken: Story = {
  name: 'Indisponível',
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Imagem indisponível')).toBeVisible();
  },
};
export const NoAddress: Story = {
  name: 'Sem endereço',
  args: { src: null },
};
export const Checkered: Story = {
  name: 'Quadriculado',
  args: { src: cutOut('camera'), backdrop: 'checkered', fit: 'contain' },
};
export const WithOverlays: Story = {
  name: 'Com etiquetas',
  args: {
    aspect: '3/2',
    overlayStart: (
      <StatusBadge tone="success" floating>
        Concluído
      </StatusBadge>
    ),
    overlayEnd: <Button icon={<Maximize2 />}>Tela cheia</Button>,
  },
};
export const Wide: Story = {
  name: 'Largo',
  args: { aspect: '16/9' },
};
