import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Componentes/Sobreposições/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: {
    label: 'Créditos turbo servem ao Criador de Título e ao Gerador de Palavras-chave.',
    side: 'bottom',
    children: <IconButton label="Sobre os créditos turbo" title="" icon={<Info />} />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sobre os créditos turbo' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Créditos turbo servem/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await page.findByRole('tooltip');
  },
};
