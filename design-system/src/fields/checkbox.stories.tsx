import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Componentes/Campos/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { label: 'Mão segurando produto', onCheckedChange: fn() },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StartsChecked: Story = {
  name: 'Marcado no começo',
  args: { defaultChecked: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Mão segurando produto' });
    await expect(box).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
  },
};
export const States: Story = {
  name: 'Estados',
  render: () => (
    <>
      <Checkbox label="Desmarcada" />
      <Checkbox label="Marcada" defaultChecked />
      <Checkbox label="Com explicação" hint="A mão aparece ao lado do produto, em tamanho natural." />
      <Checkbox label="Com erro" error="Marque para continuar" />
      <Checkbox label="Desativada" disabled />
      <Checkbox label="Marcada e desativada" disabled defaultChecked />
    </>
  ),
};
