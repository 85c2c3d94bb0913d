import type { Meta, StoryObj } from '@storybook/react-vite';
import { cutOut, picture } from '../stories/sample-pictures.ts';
import styles from '../stories/stories.module.css';
import { ChoiceMark } from './choice-mark.tsx';
import { ImageFrame } from './image-frame.tsx';

const meta = {
  title: 'Componentes/Imagens/ChoiceMark',
  tags: ['autodocs'],
  component: ChoiceMark,
  args: { checked: false },
} satisfies Meta<typeof ChoiceMark>;
export default meta;

type Story = StoryObj<typeof meta>;

const grounds = [cutOut('camera'), picture('bottle', 'studio'), picture('sneaker', 'nebula')];

export const OnPictures: Story = {
  name: 'Sobre fotos claras, escuras e coloridas',
  render: () => (
    <div className={styles.stack}>
      {[false, true].map((checked) =>
        grounds.map((src) => (
          <ImageFrame
            key={src}
            src={src}
            alt=""
            rounded
            style={{ width: 140 }}
            overlayStart={<ChoiceMark checked={checked} />}
          />
        )),
      )}
    </div>
  ),
};
export const Free: Story = { name: 'Livre' };
export const Chosen: Story = { name: 'Escolhida', args: { checked: true } };
