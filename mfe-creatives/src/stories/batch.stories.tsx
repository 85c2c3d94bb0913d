import {
  holds,
  inLargeLetters,
  onAPhone,
  type RemoteScreen,
  screenAt,
  shows,
} from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BatchItem } from '../features/batch/batch.ts';
import { routes } from '../routes.tsx';
import { white, withItems } from './batch-items.ts';

const several: readonly Partial<BatchItem>[] = [
  { state: 'ready' },
  { state: 'ready', name: 'caneca-esmaltada-azul-350ml-com-tampa-de-bambu-e-colher-foto-de-frente.jpg' },
  { state: 'check' },
  { state: 'failed', problem: { code: 'image_unreadable', details: {} } },
  { state: 'working' },
  {},
];

const meta = {
  title: 'Telas/Várias fotos de uma vez',
  ...screenAt(routes, '/creative-generator/lote'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { ...withItems([]), name: 'Vazio', play: shows('Suas fotos aparecem aqui') };
export const Chosen: Story = {
  ...withItems([{}, {}, {}, {}, {}]),
  name: 'Fotos escolhidas',
  play: shows('5 na fila'),
};
export const Several: Story = {
  ...withItems(several),
  name: 'Prontas, a conferir e com falha',
  play: shows('2 prontas, 1 a conferir, 1 sem sucesso, 1 em andamento, 1 na fila'),
};
export const OnAPhone: Story = {
  ...withItems(several),
  ...onAPhone,
  name: 'No celular',
  play: holds('2 prontas, 1 a conferir, 1 sem sucesso, 1 em andamento, 1 na fila'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  beforeEach: async () => {
    const [clear, reset] = [await withItems(several).beforeEach(), inLargeLetters.beforeEach()];
    return async () => {
      reset();
      await clear();
    };
  },
  play: holds('2 prontas, 1 a conferir, 1 sem sucesso, 1 em andamento, 1 na fila'),
};
export const OtherBackground: Story = {
  ...withItems([{ state: 'ready' }, { state: 'ready' }, { state: 'ready' }, {}], {
    background: { type: 'remove', color: '#FFFFFF', description: '' },
  }),
  name: 'Com outro fundo depois',
  tags: ['long'],
  play: shows('Refazer 3 com este estilo'),
};
export const OtherMargin: Story = {
  ...withItems([{ state: 'ready' }, { state: 'ready' }, {}], {
    background: { ...white, margin: 'medium', shadow: false },
  }),
  name: 'Com margem e sem sombra depois',
  tags: ['long'],
  play: shows('Refazer 2 com este estilo'),
};
export const WithoutCredits: Story = {
  ...withItems([{}, {}]),
  name: 'Sem créditos',
  args: { state: 'no_credits' },
  play: shows('Você está sem créditos.'),
};
