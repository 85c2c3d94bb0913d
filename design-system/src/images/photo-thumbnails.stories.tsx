import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../stories/sample-pictures.ts';
import styles from '../stories/stories.module.css';
import { PhotoThumbnails } from './photo-thumbnails.tsx';

const meta = {
  title: 'Images/PhotoThumbnails',
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
  },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof PhotoThumbnails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover tênis.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar todas' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Disabled: Story = { args: { disabled: true } };
