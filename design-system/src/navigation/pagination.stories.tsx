import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';

function Stateful({ page: first, ...rest }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(first);
  return <Pagination {...rest} page={page} onPageChange={setPage} />;
}

const meta = {
  title: 'Componentes/Navegação/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: { page: 1, pageCount: 9, onPageChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  name: 'Primeira página',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Página 3' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    canvas.getByRole('button', { name: 'Próxima' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Página 4' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Middle: Story = {
  name: 'No meio',
  args: { page: 5 },
};
export const LastPage: Story = {
  name: 'Última página',
  args: { page: 9 },
};
export const OnAPhone: Story = {
  name: 'No celular',
  args: { page: 5 },
  globals: { viewport: { value: 'phone' } },
};
export const OnePage: Story = {
  name: 'Uma página só',
  args: { pageCount: 1 },
};
