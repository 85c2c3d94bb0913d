import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Componentes/Retorno/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: { title: 'Ops! Algo deu errado' },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  name: 'Com falha',
  render: () => (
    <ErrorState
      title="Ops! Algo deu errado"
      message="Não foi possível gerar as palavras-chave. Tente novamente mais tarde."
      action={<Button>Tentar novamente</Button>}
    />
  ),
};
