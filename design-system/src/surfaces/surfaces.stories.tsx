import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, MessageCircleHeart, Type, WandSparkles } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DropdownMenu, DropdownMenuItem } from '../overlays/dropdown-menu.tsx';
import styles from '../stories/stories.module.css';
import { Avatar, AvatarButton } from './avatar.tsx';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { Divider } from './divider.tsx';
import { ToolTile } from './tool-tile.tsx';

const meta = { title: 'Surfaces/All' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  render: () => (
    <div className={styles.tiles}>
      {(['plain', 'hero', 'sunken', 'highlight'] as const).map((tone) => (
        <Card key={tone} tone={tone} padding="l">
          <h3>Plano {tone}</h3>
          <p>55 créditos por mês e 15 créditos turbo.</p>
        </Card>
      ))}
    </div>
  ),
};
export const Tiles: Story = {
  render: () => (
    <div className={styles.tiles}>
      <ToolTile icon={<WandSparkles />} title="Gerador de Criativos" />
      <ToolTile icon={<MessageCircleHeart />} title="Assistente Andrômeda" accent="dust" />
      <ToolTile
        icon={<Type />}
        title="Criador de Título"
        accent="core"
        description="Títulos de até 60 caracteres"
      />
      <ToolTile asChild icon={<KeyRound />} title="Gerador de Palavras-chave" accent="success">
        <a href="#palavras">Abrir</a>
      </ToolTile>
      <ToolTile icon={<Type />} title="Adicionar Texto" description="Inserir textos promocionais" selected />
      <ToolTile icon={<Type />} title="Adicionar Texto" disabled />
      <ToolTile
        icon={<Type />}
        title="Em coluna"
        description="Mudar cenário e ambiente"
        layout="column"
        accent="info"
      />
    </div>
  ),
};
export const TilesOnASmallPhone: Story = { ...Tiles, globals: { viewport: { value: 'small' } } };
export const Fold: Story = {
  render: () => (
    <div className={styles.stack}>
      <Disclosure label="Usar templates por nicho">
        <p>Escolha um modelo e ele preenche a descrição.</p>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/Escolha um modelo/)).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Small: Story = {
  render: () => (
    <div className={styles.stack}>
      <Divider>ou</Divider>
      <Divider />
      <Avatar name="Ana Vieira" />
    </div>
  ),
};
export const PersonMenuByKeyboard: Story = {
  render: () => (
    <DropdownMenu
      label="Sua conta"
      align="start"
      trigger={<AvatarButton name="Ana Maria Vieira" label="Sua conta" />}
    >
      <DropdownMenuItem>Sair</DropdownMenuItem>
    </DropdownMenu>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Sua conta: Ana Maria Vieira' });
    await expect(canvas.getByText('AV')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Sair' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
