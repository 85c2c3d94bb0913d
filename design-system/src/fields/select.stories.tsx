import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { Select } from './select.tsx';

const OPERATIONS = [
  'Todas as operações',
  'Edição de Imagem',
  'Remoção de Fundo',
  'Alteração de Fundo',
  'Adição de Texto',
];

const meta = {
  title: 'Componentes/Campos/Select',
  tags: ['autodocs'],
  component: Select,
  args: {
    label: 'Operação',
    options: OPERATIONS.map((label) => ({ value: label, label })),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Operação' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Remoção de Fundo');
    await expect(args.onValueChange).toHaveBeenCalledWith('Remoção de Fundo');
    await expect(select).toHaveDisplayValue('Remoção de Fundo');
  },
};
export const LabelHidden: Story = {
  name: 'Com o nome oculto',
  args: { labelHidden: true },
};
export const WithError: Story = {
  name: 'Com erro',
  args: { error: 'Escolha uma operação' },
};
export const Disabled: Story = {
  name: 'Desabilitado',
  args: { disabled: true },
};
export const LongOption: Story = {
  name: 'Opção longa',
  args: {
    label: 'Nicho',
    options: [
      {
        value: 'casa',
        label: 'Casa Móveis e Decoração, Cozinha e Utilidades Domésticas, Ferramentas e Construção',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
