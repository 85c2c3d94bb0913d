import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Componentes/Ações/TextLink',
  tags: ['autodocs'],
  component: TextLink,
  args: { href: '#completa', children: 'acesse a ferramenta completa' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: 'Em um texto',
  render: (args) => (
    <p>
      Precisa de mais controle? <TextLink {...args} />
    </p>
  ),
};
export const Soft: Story = {
  name: 'Suave',
  args: { tone: 'soft', children: 'Política de Privacidade' },
};
export const AsButton: Story = {
  name: 'Como botão',
  args: { asChild: true, children: <button type="button">Tentar com outro email</button> },
};
