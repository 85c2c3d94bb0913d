import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';
import { answers } from './answers.ts';

const screen = screenAt(routes, '/mobile/corrigir-recorte?imagem=vaso-com-cacto');

const meta = {
  title: 'Telas/Corrigir recorte',
  ...screen,
  args: { ...screen.args, answers },
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: 'Normal', play: shows(/Pinte por cima/) };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(/Pinte por cima/) };
export const NothingChosen: Story = {
  name: 'Sem imagem escolhida',
  args: { address: '/mobile/corrigir-recorte' },
  play: shows('Escolha um recorte para corrigir'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível abrir o recorte. Tente novamente.'),
};
