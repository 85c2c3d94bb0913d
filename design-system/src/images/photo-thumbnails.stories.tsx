import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../stories/sample-pictures.ts';
import styles from '../stories/stories.module.css';
import { PhotoThumbnails } from './photo-thumbnails.tsx';

const meta = {
  title: 'Componentes/Imagens/PhotoThumbnails',
  tags: ['autodocs'],
  component: PhotoThumbnails,
  args: {
    photos: [
      { id: '1', name: 'azeite.jpg', src: picture('bottle', 'studio') },
      { id: '2', name: 'tênis.jpg', src: picture('sneaker', 'peach') },
      { id: '3', name: 'creme.jpg', src: picture('jar', 'rose') },
    ],
    onRemove: fn(),
    onAdd: fn(),
    onReplaceAll: fn(),
    onClear: fn(),
    onRejected: fn(),
  },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof PhotoThumbnails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Todas as ações',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover tênis.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar todas' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
/** The pictures of a mixed list replace the old ones; `onRejected` receives the other files, and what was taken. */
export const ReplacedByAMixedLot: Story = {
  name: 'Trocadas por uma leva mista',
  play: async ({ canvasElement, args }) => {
    const photo = new File([], 'azeite.jpg', { type: 'image/jpeg' });
    const list = new File([], 'lista.pdf', { type: 'application/pdf' });
    const [, replace] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!replace) throw new Error('there is no file input');
    await userEvent.upload(replace, [photo, list], { applyAccept: false });
    await expect(args.onReplaceAll).toHaveBeenCalledWith([photo]);
    await expect(args.onRejected).toHaveBeenCalledWith([list], [photo]);
  },
};
export const OnAPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone' } },
};
export const Disabled: Story = {
  name: 'Desabilitado',
  args: { disabled: true },
};
