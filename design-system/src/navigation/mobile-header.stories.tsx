import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Logo } from '../brand/logo.tsx';
import { SampleMenu } from '../stories/sample-shell.tsx';
import { ActionBar } from './action-bar.tsx';
import { MobileHeader } from './mobile-header.tsx';

const meta = {
  title: 'Componentes/Navegação/MobileHeader',
  tags: ['autodocs'],
  component: MobileHeader,
  args: { brand: <Logo label="Andrômeda" />, menu: <SampleMenu current="Dashboard" /> },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MobileHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Fechado' };
export const Open: Story = {
  name: 'Aberto',
  args: { menuOpen: true },
};
export const OverAnActionBar: Story = {
  name: 'Sobre a barra de ação',
  args: { menuOpen: true },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ActionBar>
          <Button variant="primary" size="l">
            Gerar Imagem
          </Button>
        </ActionBar>
      </>
    ),
  ],
  globals: { viewport: { value: 'tall' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('button', { name: 'Gerar Imagem' }).getBoundingClientRect();
    const { ownerDocument } = canvasElement;
    const onTop = ownerDocument.elementFromPoint(bar.x + bar.width / 2, bar.y + bar.height / 2);
    await expect(onTop).not.toHaveTextContent('Gerar Imagem');
  },
};
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('link', { name: 'Biblioteca' })).toBeVisible());
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('link', { name: 'Biblioteca' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('link', { name: 'Planos' }));
    await waitFor(() => expect(page.queryByRole('link', { name: 'Planos' })).toBeNull());
  },
};
