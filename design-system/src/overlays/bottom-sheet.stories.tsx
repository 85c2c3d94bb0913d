import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eraser, Images, Paintbrush, Sparkles, Type } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { ToolTile } from '../surfaces/tool-tile.tsx';
import { BottomSheet } from './dialog.tsx';

const tools = (
  <div style={{ display: 'grid', gap: 10 }}>
    <ToolTile icon={<Paintbrush />} title="Alterar Fundo" description="Trocar, colorir ou remover" />
    <ToolTile icon={<Eraser />} title="Remover Fundo" accent="info" />
    <ToolTile icon={<Images />} title="Editar Imagem" description="Mudar cenário e ambiente" accent="dust" />
    <ToolTile
      icon={<Type />}
      title="Adicionar Texto"
      description="Inserir textos promocionais"
      accent="core"
    />
    <ToolTile icon={<Sparkles />} title="Gerar Imagem" description="Criar imagem do zero" accent="success" />
  </div>
);

const meta = {
  title: 'Componentes/Sobreposições/BottomSheet',
  tags: ['autodocs'],
  // Open from the start: on its own page it would cover the words.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: BottomSheet,
  args: {
    title: 'Escolha uma ferramenta',
    trigger: <Button>Escolher</Button>,
    children: tools,
    footer: <Button variant="quiet">Usar ferramenta completa</Button>,
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  name: 'No celular',
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
};
export const OnADesktop: Story = {
  name: 'No computador',
  args: { defaultOpen: true },
};
export const ClosesOnEscape: Story = {
  name: 'Fecha com Escape',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Escolha uma ferramenta' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
