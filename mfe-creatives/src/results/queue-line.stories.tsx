import { holds, inLargeLetters, onAPhone, RemoteScreen, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueueWait } from '../generation/queue-wait.ts';
import type { ImageRun } from '../generation/use-image-run.ts';
import { generationTask } from '../tools/scene-generation/generation-task.ts';
import { ImageResult } from './image-result.tsx';

const run: ImageRun = {
  task: generationTask,
  busy: true,
  key: null,
  step: 'image',
  sending: false,
  wait: null,
  outcome: null,
  problem: null,
  start: () => undefined,
  refuse: () => undefined,
  again: null,
};

/** A screen with nothing but the place where a picture arrives that still waits. */
const waiting = (wait: QueueWait | null) => ({
  address: '/fila',
  routes: [{ path: '/fila', element: <ImageResult run={{ ...run, wait }} /> }],
});

const meta = {
  title: 'Criativos/Na fila',
  component: RemoteScreen,
  args: waiting({ place: 2, expectedSeconds: 40 }),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = {
  name: 'Terceira da fila',
  play: shows('Sua imagem é a 3ª da fila. Cerca de 40 segundos.'),
};
export const Minutes: Story = {
  name: 'Em minutos',
  args: waiting({ place: 27, expectedSeconds: 130 }),
  play: shows('Sua imagem é a 28ª da fila. Cerca de 2 minutos.'),
};
export const Long: Story = {
  name: 'Mais que o máximo',
  args: waiting({ place: 180, expectedSeconds: 500 }),
  play: shows('Sua imagem é a 181ª da fila. Mais de 3 minutos.'),
};
export const Next: Story = {
  name: 'A próxima',
  args: waiting({ place: 0, expectedSeconds: 12 }),
  play: shows('Aguardando a vez...'),
};
export const Unknown: Story = {
  name: 'Sem tempo conhecido',
  args: waiting({ place: 4, expectedSeconds: null }),
  play: shows('Aguardando a vez...'),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(/da fila/) };
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  args: waiting({ place: 180, expectedSeconds: 500 }),
  play: holds(/da fila/),
};
