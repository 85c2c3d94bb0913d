import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from './dropdown-menu.tsx';

const chosen = fn();

const meta = {
  title: 'Componentes/Sobreposições/DropdownMenu',
  tags: ['autodocs'],
  component: DropdownMenu,
  subcomponents: { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator },
  args: {
    trigger: <Button>Conta</Button>,
    align: 'start',
    children: (
      <>
        <DropdownMenuLabel>ana.vieira@minhaloja.com.br</DropdownMenuLabel>
        <DropdownMenuItem icon={<Settings />} asChild>
          <a href="#configuracoes">Configurações</a>
        </DropdownMenuItem>
        <DropdownMenuItem icon={<LogOut />} onSelect={chosen}>
          Sair
        </DropdownMenuItem>
        <DropdownMenuItem disabled>Gerador de Palavras-chave</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Trash2 />} tone="danger">
          Excluir
        </DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Aberto',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conta' }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByRole('menu')).toBeVisible());
    const name = within(canvasElement.ownerDocument.body).getByText('ana.vieira@minhaloja.com.br');
    await expect(getComputedStyle(name).textTransform).toBe('none');
  },
};
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    chosen.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Configurações' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Conta' })).toHaveFocus());
  },
};
