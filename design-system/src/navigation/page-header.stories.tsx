import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Bell, Sparkles } from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { Chip } from '../feedback/chip.tsx';
import { Avatar } from '../surfaces/avatar.tsx';
import { GlowText, PageHeader } from './page-header.tsx';

const meta = {
  title: 'Componentes/Navegação/PageHeader',
  tags: ['autodocs'],
  component: PageHeader,
  args: { title: 'Biblioteca', subtitle: 'Gerencie seus criativos salvos' },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'Página',
  args: { actions: 'Mostrando 1 - 24 de 57 imagens' },
};
export const Hero: Story = {
  name: 'Destaque',
  args: {
    size: 'hero',
    title: (
      <>
        Transforme suas ideias em <GlowText>criativos profissionais</GlowText> em segundos
      </>
    ),
    subtitle: undefined,
    actions: (
      <>
        <IconButton label="Notificações" icon={<Bell />} variant="secondary" shape="round" />
        <Avatar name="Ana Vieira" />
      </>
    ),
  },
};
export const BesideTheCorner: Story = {
  name: 'Ao lado do canto',
  args: { title: 'Gerador de criativos', subtitle: undefined, actions: 'Créditos restantes: 42' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', '--corner-space': '104px' } as CSSProperties}>
        <div style={{ position: 'absolute', insetInlineEnd: 0, display: 'flex', gap: 8 }}>
          <IconButton label="Notificações" icon={<Bell />} variant="secondary" shape="round" />
          <Avatar name="Ana Vieira" />
        </div>
        {Story()}
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const actions = canvas.getByText(/Créditos restantes/).getBoundingClientRect();
    const bell = canvas.getByRole('button', { name: 'Notificações' }).getBoundingClientRect();
    await expect(actions.right).toBeLessThan(bell.left);
  },
};
export const HeroOnAPhone: Story = {
  ...Hero,
  name: 'Destaque no celular',
  globals: { viewport: { value: 'phone' } },
};
export const Bar: Story = {
  name: 'Barra',
  args: {
    size: 'bar',
    title: 'Gerar Imagem',
    subtitle: 'Criar imagem do zero',
    back: <IconButton label="Voltar" icon={<ArrowLeft />} />,
    actions: (
      <Chip tone="accent" icon={<Sparkles />}>
        42
      </Chip>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const LongTitle: Story = {
  name: 'Título longo',
  args: {
    title: 'Gerador de Palavras-chave',
    subtitle: 'Não foi possível gerar as palavras-chave. Tente novamente mais tarde.',
  },
  globals: { viewport: { value: 'small' } },
};
