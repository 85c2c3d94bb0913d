import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequirementChecklist } from './requirement-checklist.tsx';

const meta = {
  title: 'Componentes/Campos/RequirementChecklist',
  tags: ['autodocs'],
  component: RequirementChecklist,
  args: {
    'aria-label': 'Requisitos da senha',
    requirements: [
      { id: 'length', label: 'Pelo menos 8 caracteres', met: true },
      { id: 'upper', label: 'Uma letra maiúscula', met: true },
      { id: 'lower', label: 'Uma letra minúscula', met: false },
      { id: 'special', label: 'Um caractere especial', met: false },
    ],
  },
} satisfies Meta<typeof RequirementChecklist>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Mixed: Story = { name: 'Em parte atendidas' };
export const OnASmallPhone: Story = {
  name: 'No celular pequeno',
  globals: { viewport: { value: 'small' } },
};
