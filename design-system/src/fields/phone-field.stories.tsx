import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

function ControlledPhone({ value: first = '', onValueChange, ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <PhoneField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Componentes/Campos/PhoneField',
  tags: ['autodocs'],
  component: PhoneField,
  args: { label: 'Telefone', onValueChange: fn() },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FormattedWhileTyped: Story = {
  name: 'Formatado ao digitar',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Telefone');
    await userEvent.type(field, '11987654321');
    await expect(field).toHaveValue('(11) 98765-4321');
    await userEvent.type(field, '9');
    await expect(field).toHaveValue('(11) 98765-4321');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('(11) 98765-4321');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
  },
};

export const FormattedOnPaste: Story = {
  name: 'Formatado ao colar',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Telefone');
    await userEvent.click(field);
    await userEvent.paste('+55 11 98765-4321');
    await expect(field).toHaveValue('(11) 98765-4321');
  },
};

export const Controlled: Story = {
  name: 'Controlado',
  args: { value: '11987654321' },
  render: (args) => <ControlledPhone {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Telefone');
    await expect(field).toHaveValue('(11) 98765-4321');
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(field).toHaveValue('(19) 87654-321');
    await expect(field.selectionStart).toBe(2);
  },
};

export const TooShort: Story = {
  name: 'Curto demais',
  args: { defaultValue: '1198765432', error: 'O telefone deve ter exatamente 11 dígitos' },
};
