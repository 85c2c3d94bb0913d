import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Componentes/Estrutura/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  args: { children: 'de 5 da biblioteca' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  name: 'Em uma frase',
  render: (args) => (
    <p>
      Página 2 <VisuallyHidden {...args} />
    </p>
  ),
};
