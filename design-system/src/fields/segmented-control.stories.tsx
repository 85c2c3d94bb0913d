import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { SegmentedControl } from './segmented-control.tsx';

const FORMATS = [
  { value: 'square', label: 'Quadrado', description: '1024×1024' },
  { value: 'auto', label: 'Automático', description: 'melhor para o conteúdo' },
];
const GROUNDS = [
  { value: 'color', label: 'Cor sólida' },
  { value: 'prompt', label: 'Descrição com IA' },
  { value: 'remove', label: 'Remover' },
];

function Stateful({ value: first, ...rest }: ComponentProps<typeof SegmentedControl<string>>) {
  const [value, setValue] = useState(first);
  return <SegmentedControl {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Componentes/Campos/SegmentedControl',
  tags: ['autodocs'],
  component: SegmentedControl<string>,
  args: { label: 'Tipo de fundo', options: GROUNDS, value: 'color', onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  name: 'Barra',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Cor sólida' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Descrição com IA' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Cor sólida' })).toBeChecked();
  },
};
export const Tiles: Story = {
  name: 'Em blocos',
  args: { label: 'Formato', options: FORMATS, value: 'square', layout: 'tiles' },
};
export const TilesOnAPhone: Story = {
  ...Tiles,
  name: 'Em blocos no celular',
  globals: { viewport: { value: 'small' } },
};
export const LabelHidden: Story = {
  name: 'Com o nome oculto',
  args: { labelHidden: true },
};
