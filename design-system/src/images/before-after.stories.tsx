import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { cutOut, picture } from '../stories/sample-pictures.ts';
import { BeforeAfter } from './before-after.tsx';

const meta = {
  title: 'Componentes/Imagens/BeforeAfter',
  tags: ['autodocs'],
  component: BeforeAfter,
  args: {
    before: { src: picture('sneaker', 'plain'), alt: 'Tênis fotografado em casa' },
    after: { src: picture('sneaker', 'nebula'), alt: 'O mesmo tênis em um cenário de nebulosa' },
    style: { maxWidth: 520 },
  },
} satisfies Meta<typeof BeforeAfter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Square: Story = { name: 'Quadrado' };
export const BackgroundRemoved: Story = {
  name: 'Fundo removido',
  args: {
    before: { src: picture('camera', 'sky'), alt: 'Câmera sobre a mesa' },
    after: { src: cutOut('camera'), alt: 'A câmera sem o fundo' },
    backdrop: 'checkered',
  },
};
export const Wide: Story = {
  name: 'Largo',
  args: { aspect: '3/2' },
};
export const OnAPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone' } },
};
export const Focused: Story = {
  name: 'Com foco',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Comparar antes e depois' });
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Antes 50%, Depois 50%');
  },
};
