import {
  holds,
  inLargeLetters,
  onAPhone,
  type RemoteScreen,
  screenAt,
  shows,
  zoomed,
} from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImageHistory } from 'bff/contract';
import { routes } from '../routes.tsx';
import { picture } from '../testing/fake-library.ts';

/** A picture of the fake library. */
const ADDRESS = '/library/9e3779b1-0000-4000-8000-000000000000/historia';

const meta = {
  title: 'Telas/Biblioteca/História',
  ...screenAt(routes, ADDRESS),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const patiently = { timeout: waiting.condition };
const looked = { address: `${ADDRESS}?passo=9e3779b1-0000-4000-8000-000000000000` };

/** A picture from before there was a history, made of one that was deleted. */
const alone = (): ImageHistory => {
  const image = { ...picture(1), sourceType: null, imageUrl: '#nenhuma', thumbnailUrl: '#nenhuma' };
  const { id, imageUrl, thumbnailUrl, prompt, createdAt } = image;
  const node = { ...{ id, imageUrl, thumbnailUrl, prompt, createdAt, image, present: true } };
  const unknown = { parentId: null, parentDeleted: true, options: null, photos: null, cost: null };
  return { nodes: [{ ...node, ...unknown, kind: 'context_edit' }], truncated: true };
};

export const Normal: Story = { name: 'Normal', play: shows('6 imagens · 4 créditos') };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('6 imagens · 4 créditos') };
export const LookedAtOnAPhone: Story = {
  ...onAPhone,
  name: 'Um passo, no celular',
  args: looked,
  play: holds('Fazer outra como esta'),
};
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  args: looked,
  play: holds('Fazer outra como esta'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  play: holds('6 imagens · 4 créditos'),
};
export const LookedAtInLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Um passo, com letras grandes',
  args: looked,
  play: holds('Fazer outra como esta'),
};
export const Compared: Story = {
  name: 'Comparando duas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparar' }, patiently));
    await canvas.findByRole('slider', { name: 'Comparar o passo 3 com o passo 4' }, patiently);
    await userEvent.click(canvas.getByRole('radio', { name: 'Lado a lado' }));
  },
};
export const ComparedOnAPhone: Story = {
  ...onAPhone,
  name: 'Comparando duas, no celular',
  args: looked,
  play: async (played) => {
    const { canvas, userEvent } = played;
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparar' }, patiently));
    await holds('Fechar comparação')(played);
  },
};
export const Alone: Story = {
  name: 'Antiga e sozinha',
  args: { answers: { 'GET /api/images/:id/history': () => Response.json(alone()) } },
  play: shows('Feita de uma imagem que foi apagada.'),
};
export const Missing: Story = {
  name: 'Não encontrada',
  args: { state: 'empty' },
  play: shows('Esta imagem não existe mais'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar a história desta imagem. Tente novamente.'),
};
export const Loading: Story = { name: 'Carregando', args: { state: 'pending' } };
