import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { ColorField } from './color-field.tsx';

const SWATCHES = [
  { value: '#FFFFFF', label: 'Branco' },
  { value: '#F3EFE6', label: 'Areia' },
  { value: '#FFD6E4', label: 'Rosa' },
  { value: '#D9CCFF', label: 'Lilás' },
  { value: '#1B1433', label: 'Noite' },
];

function Stateful({ value: first, onValueChange, ...rest }: ComponentProps<typeof ColorField>) {
  const [value, setValue] = useState(first);
  return (
    <ColorField
      {...rest}
      value={value}
      onValueChange={(hex) => {
        setValue(hex);
        onValueChange(hex);
      }}
    />
  );
}

const meta = {
  title: 'Componentes/Campos/ColorField',
  tags: ['autodocs'],
  component: ColorField,
  args: { label: 'Cor do fundo', value: '#FFFFFF', onValueChange: fn(), swatches: SWATCHES },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof ColorField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PickerAndTextInStep: Story = {
  name: 'Quadro e código juntos',
  play: async ({ canvas, args }) => {
    const text = canvas.getByLabelText('Código da cor');
    await userEvent.clear(text);
    await userEvent.type(text, '#f00{Enter}');
    await expect(text).toHaveValue('#FF0000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#FF0000');
    const hue = canvas.getByRole('slider', { name: 'Matiz' });
    await expect(hue).toHaveAttribute('aria-valuenow', '0');
    hue.focus();
    await fireEvent.keyDown(hue, { keyCode: 39 });
    await waitFor(() => expect(text).not.toHaveValue('#FF0000'));
    await userEvent.click(canvas.getByRole('button', { name: 'Noite' }));
    await expect(text).toHaveValue('#1B1433');
    await expect(canvas.getByRole('button', { name: 'Noite' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Colourful: Story = {
  name: 'Colorido',
  args: { value: '#7C52F4' },
};
export const OnAPhone: Story = {
  name: 'No celular',
  args: { value: '#F6A532' },
  globals: { viewport: { value: 'phone' } },
};
export const Disabled: Story = {
  name: 'Desabilitado',
  args: { disabled: true },
};
