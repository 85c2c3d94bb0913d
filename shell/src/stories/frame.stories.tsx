import { forgetDrafts } from '@andromeda/platform/host';
import { holds, onAPhone, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShellPage } from './shell-page.tsx';

const LIBRARY = 'Mostrando 1 - 24 de 31 imagens';

/** Screens of remotes as a user sees them: in the real frame, with its menu, credits and notices. */
const meta = {
  title: 'Telas/Na moldura',
  component: ShellPage,
  args: { address: '/library' },
  parameters: { layout: 'fullscreen' },
  // Another story of the same user may have left a conversation open in this tab.
  beforeEach: forgetDrafts,
} satisfies Meta<typeof ShellPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Library: Story = { name: 'Biblioteca', play: shows(LIBRARY) };
export const LibraryOnAPhone: Story = {
  ...onAPhone,
  name: 'Biblioteca, no celular',
  tags: ['long'],
  play: holds(LIBRARY),
};
const seller = {
  'GET /api/profile': () =>
    Response.json({ fullName: 'Ana Vendedora', phone: '', email: 'ana@loja.com.br', isAdmin: false }),
  'GET /api/subscription': () => Response.json({ subscription: null }),
};
export const OfAnotherPlan: Story = {
  name: 'De outro plano',
  tags: ['long'],
  args: {
    address: '/produtos',
    answers: seller,
    access: { 'mfe-catalogue': { access: { plans: ['pro', 'master'] } } },
  },
  play: shows('Produtos e Anúncios faz parte do plano Pro ou Master'),
};
export const OfAnotherPlanOnAPhone: Story = {
  ...OfAnotherPlan,
  ...onAPhone,
  name: 'De outro plano, no celular',
  tags: [],
  play: holds('Produtos e Anúncios faz parte do plano Pro ou Master'),
};
export const Dashboard: Story = {
  name: 'Painel',
  tags: ['long'],
  args: { address: '/dashboard' },
  play: shows('Outras Ferramentas'),
};
export const RemoveBackgroundOnAPhone: Story = {
  ...onAPhone,
  name: 'Remover Fundo, no celular',
  args: { address: '/mobile/remover-fundo' },
  play: holds('O resultado aparece aqui'),
};
export const AddTextOnAPhone: Story = {
  ...onAPhone,
  name: 'Adicionar Texto, no celular',
  tags: ['long'],
  args: { address: '/mobile/adicionar-texto' },
  play: holds('O resultado aparece aqui'),
};
export const Repair: Story = {
  name: 'Corrigir Recorte',
  tags: ['long'],
  args: { address: '/mobile/corrigir-recorte?imagem=vaso-com-cacto' },
  play: shows(/Pinte por cima/),
};
export const RepairOnAPhone: Story = {
  ...Repair,
  ...onAPhone,
  name: 'Corrigir Recorte, no celular',
  tags: ['long'],
};
export const Generator: Story = {
  name: 'Gerador de Criativos',
  tags: ['long'],
  args: { address: '/creative-generator' },
  play: shows('O resultado aparece aqui'),
};
export const Titles: Story = {
  name: 'Criador de Título',
  tags: ['long'],
  args: { address: '/title-generator' },
  play: shows('Seus três títulos aparecem aqui'),
};
export const Keywords: Story = {
  name: 'Gerador de Palavras-chave',
  tags: ['long'],
  args: { address: '/keyword-generator' },
  play: shows(/Restam 12 créditos turbo/),
};
export const Settings: Story = {
  name: 'Configurações',
  tags: ['long'],
  args: { address: '/settings' },
  play: shows('Seus dados na Andrômeda'),
};
export const Plans: Story = {
  name: 'Planos',
  tags: ['long'],
  args: { address: '/plans' },
  play: shows('Starter'),
};
export const Admin: Story = {
  name: 'Administração',
  tags: ['long'],
  args: { address: '/admin' },
  play: shows('Ana Vendedora'),
};
export const Assistant: Story = {
  name: 'Assistente',
  tags: ['long'],
  args: { address: '/assistant' },
  play: shows('Como calcular o preço sem perder margem?'),
};
