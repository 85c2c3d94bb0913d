import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../brand/logo.tsx';
import { BrandPanel } from './brand-panel.tsx';

const meta = {
  title: 'Componentes/Estrutura/BrandPanel',
  tags: ['autodocs'],
  component: BrandPanel,
  args: {
    logo: <Logo label="Andrômeda" />,
    headline: 'Da foto do celular ao anúncio que vende.',
    text: 'Fundos, cenários, textos promocionais, títulos e palavras-chave para os seus anúncios.',
  },
} satisfies Meta<typeof BrandPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAPromise: Story = { name: 'Com a promessa' };
