import { createFakeBff, type FakeAnswers } from '@andromeda/platform/testing/browser';
import {
  holds,
  inLargeLetters,
  onAPhone,
  type RemoteScreen,
  screenAt,
  shows,
  zoomed,
} from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ImageHistory, PicturePreparation } from 'bff/contract';
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
  const node = {
    ...{ id, imageUrl, thumbnailUrl, prompt, createdAt, image, present: true, preparations: [] },
  };
  const unknown = {
    parentId: null,
    parentDeleted: true,
    options: null,
    photos: null,
    productPhoto: null,
    cost: null,
  };
  return { nodes: [{ ...node, ...unknown, kind: 'context_edit' }], truncated: true };
};

export const Normal: Story = { name: 'Normal', tags: ['long'], play: shows('6 imagens · 4 créditos') };
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
  tags: ['long'],
  args: looked,
  play: holds('Fazer outra como esta'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds('6 imagens · 4 créditos'),
};
export const LookedAtInLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Um passo, com letras grandes',
  tags: ['long'],
  args: looked,
  play: holds('Fazer outra como esta'),
};
export const Compared: Story = {
  name: 'Comparando duas',
  tags: ['long'],
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
const file = { width: 1200, height: 1200, bytes: 214_000 };
const ready = { verdict: 'ready' as const, reasons: [], file, outdated: false };
const actOf = (index: number) => `7d9f1c52-0000-4000-8000-00000000001${index}`;

/** The usual one, one with every verdict, one from before a rule was read anew, and more than the tree shows. */
const preparations: PicturePreparation[] = [
  {
    ...{ act: actOf(1), way: 'zip', createdAt: '2026-11-28T18:20:00.000Z' },
    copies: [
      { ...ready, channel: 'mercado_livre' },
      { ...ready, channel: 'shopee', verdict: 'check', reasons: ['enlargement'] },
      { ...ready, channel: 'amazon', verdict: 'not_as_cover', reasons: ['white', 'textOnCover'] },
      { ...ready, channel: 'americanas', verdict: 'unfit', reasons: ['white', 'ratio'], file: null },
    ],
  },
  {
    ...{ act: actOf(2), way: 'mercado_livre', createdAt: '2026-11-27T09:02:00.000Z' },
    copies: [{ ...ready, channel: 'mercado_livre', outdated: true }],
  },
  {
    ...{ act: actOf(3), way: 'share', createdAt: '2026-11-26T21:47:00.000Z' },
    copies: (['mercado_livre', 'shopee', 'amazon', 'tiktok_shop', 'google_shopping'] as const).map(
      (channel) => ({ ...ready, channel }),
    ),
  },
  {
    ...{ act: actOf(4), way: 'file', createdAt: '2026-11-25T12:00:00.000Z' },
    copies: [{ ...ready, channel: 'shein' }],
  },
];
const usual = createFakeBff();
const prepared: FakeAnswers = {
  'GET /api/images/:id/history': async ({ params: [id] }) => {
    const answer = await usual(`http://localhost/api/images/${id}/history`);
    const history: ImageHistory = await answer.json();
    const nodes = history.nodes.map((node) =>
      node.preparations.length > 0 ? { ...node, preparations } : node,
    );
    return Response.json({ ...history, nodes });
  },
};
const lookedPreparation = (index: number) => ({
  address: `${looked.address}&preparo=${actOf(index)}`,
  answers: prepared,
});

export const Prepared: Story = {
  name: 'Com preparos',
  tags: ['long'],
  args: { answers: prepared },
  play: shows('Mostrar mais 1 preparo'),
};
export const PreparedOnAPhone: Story = {
  ...onAPhone,
  name: 'Com preparos, no celular',
  args: { answers: prepared },
  play: holds('Mostrar mais 1 preparo'),
};
export const EveryVerdict: Story = {
  name: 'Um preparo com cada resultado',
  tags: ['long'],
  args: lookedPreparation(1),
  play: shows('Não dá para preparar'),
};
export const EveryVerdictOnAPhone: Story = {
  ...onAPhone,
  name: 'Um preparo com cada resultado, no celular',
  args: lookedPreparation(1),
  play: holds('Não dá para preparar'),
};
export const RuleReadAnew: Story = {
  ...onAPhone,
  name: 'Um preparo antes de uma regra revista',
  tags: ['long'],
  args: lookedPreparation(2),
  play: holds('A regra deste canal foi revista desde então: confira de novo.'),
};
export const PreparedInLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Um preparo, com letras grandes',
  tags: ['long'],
  args: lookedPreparation(1),
  play: holds('Preparar de novo'),
};
export const Alone: Story = {
  name: 'Antiga e sozinha',
  tags: ['long'],
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
