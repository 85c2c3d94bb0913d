import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';

/** A picture of the fake library that was put on one colour. */
const ADDRESS = '/mobile/alterar-fundo?como=9e3779b1-0000-4000-8000-000000000000';

const meta = {
  title: 'Telas/Fazer outra como esta',
  ...screenAt(routes, ADDRESS),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = 'Preenchido como na imagem escolhida. Mude o que quiser: nada é cobrado até você pedir.';

export const Normal: Story = { name: 'Normal', tags: ['long'], play: shows(FILLED) };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(FILLED) };
export const Gone: Story = {
  name: 'Imagem apagada',
  args: { state: 'empty' },
  play: shows('Esta imagem não está mais na sua biblioteca: comece do zero.'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar como esta imagem foi feita. Tente novamente.'),
};
