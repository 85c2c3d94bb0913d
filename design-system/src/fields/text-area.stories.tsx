import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Componentes/Campos/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: {
    label: 'Descreva a imagem que deseja gerar:',
    placeholder: 'Creme facial sobre bancada de mármore claro',
    rows: 4,
  },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const GrowsWithItsText: Story = {
  name: 'Cresce com o texto',
  args: { rows: 2, maxRows: 6 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'Pétalas{enter}ao{enter}redor,{enter}luz{enter}suave');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.clientHeight).toBeLessThan(before * 4);
  },
};
export const Filled: Story = {
  name: 'Preenchido',
  args: {
    defaultValue: 'Garrafa de azeite sobre mesa de madeira rústica, luz quente da manhã, ramos de oliveira',
  },
};
export const Highlighted: Story = {
  name: 'Realçado',
  args: { highlighted: true, defaultValue: 'Modelo escolhido: tênis em fundo degradê' },
};
export const WithError: Story = {
  name: 'Com erro',
  args: { error: 'Por favor, descreva a imagem que deseja gerar' },
};
export const Disabled: Story = {
  name: 'Desabilitado',
  args: { disabled: true, defaultValue: 'Respondendo...' },
};
