import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  args: { href: '#completa', children: 'acesse a ferramenta completa' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Precisa de mais controle? <TextLink {...args} />
    </p>
  ),
};
export const Soft: Story = { args: { tone: 'soft', children: 'Política de Privacidade' } };
export const AsButton: Story = {
  args: { asChild: true, children: <button type="button">Tentar com outro email</button> },
};
