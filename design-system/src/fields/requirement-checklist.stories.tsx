import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequirementChecklist } from './requirement-checklist.tsx';

const meta = {
  title: 'Fields/RequirementChecklist',
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

export const Mixed: Story = {};
export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
