import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { ActionBar } from './action-bar.tsx';

const meta = {
  title: 'Componentes/Navegação/ActionBar',
  tags: ['autodocs'],
  component: ActionBar,
  args: {},
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  name: 'No celular',
  args: {
    children: (
      <Button variant="primary" size="l" icon={<Sparkles />}>
        Gerar Imagem
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
