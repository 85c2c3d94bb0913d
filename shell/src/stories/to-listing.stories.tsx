import { forgetDrafts } from '@andromeda/platform/host';
import { onAPhone } from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { ShellPage, type ShellPageProps } from './shell-page.tsx';

const address = '/library?search=manhã';

const meta = {
  title: 'Telas/Biblioteca/Enviar para um anúncio',
  component: ShellPage,
  args: { address, connectable: ['mercado_livre'] },
  parameters: { layout: 'fullscreen' },
  beforeEach: forgetDrafts,
} satisfies Meta<typeof ShellPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The screen and each dialog come as files of their own. */
const patiently = { timeout: waiting.condition };
const room = '/api/marketplaces/mercado-livre';
const refused = (code: string) => () =>
  Response.json({ error: { code, requestId: 'fake' } }, { status: 503 });

const openSending: Play = async (played) => {
  const [menu] = await played.canvas.findAllByRole('button', { name: 'Usar em…' }, patiently);
  if (menu) await played.userEvent.click(menu);
  await played.userEvent.click(await screen.findByRole('menuitem', { name: 'Preparar para…' }, patiently));
  const first = await screen.findByRole('checkbox', { name: 'Mercado Livre' }, patiently);
  await waitFor(() => {
    if (getComputedStyle(first).pointerEvents === 'none')
      throw new Error('The menu still takes every touch.');
  }, patiently);
  await played.userEvent.click(first);
  await played.userEvent.click(screen.getByRole('button', { name: 'Preparar 1 imagem' }));
  await played.userEvent.click(await screen.findByRole('button', { name: /para um anúncio$/ }, patiently));
};

const choose: Play = async (played) => {
  await openSending(played);
  await played.userEvent.click(await screen.findByRole('button', { name: /^Caneca De Cerâmica/ }, patiently));
};

const send: Play = async (played) => {
  await choose(played);
  const button = await screen.findByRole('button', { name: /^Enviar para “Caneca/ }, patiently);
  await waitFor(() => {
    if (button.matches(':disabled')) throw new Error('The picture is still being examined.');
  }, patiently);
  await played.userEvent.click(button);
};

const sendAnother: Play = async (played) => {
  await send(played);
  await screen.findByText('Pronto, a foto está no anúncio', {}, patiently);
  await played.userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  await played.userEvent.click(await screen.findByRole('button', { name: /para um anúncio$/ }, patiently));
};

const answering = (answers: NonNullable<ShellPageProps['answers']>) => ({ address, answers });
const then =
  (play: Play, text: string | RegExp): Play =>
  async (played) => {
    await play(played);
    await screen.findByText(text, {}, patiently);
  };

export const NotConnected: Story = {
  name: 'A conectar',
  tags: ['long'],
  args: answering({ [`GET ${room}`]: () => Response.json({ account: null, demonstration: false }) }),
  play: then(openSending, /Conecte sua conta do Mercado Livre uma vez/),
};
export const NotConnectedOnAPhone: Story = {
  ...NotConnected,
  ...onAPhone,
  name: 'A conectar, no celular',
  tags: ['long'],
};
export const Choosing: Story = {
  name: 'Escolha do anúncio',
  tags: ['long'],
  play: then(openSending, 'Tem variações: troque as fotos no Mercado Livre.'),
};
export const ChoosingOnAPhone: Story = {
  ...Choosing,
  ...onAPhone,
  name: 'Escolha no celular',
  tags: ['long'],
};
export const Likely: Story = {
  name: 'Último anúncio já escolhido',
  tags: ['long'],
  play: then(sendAnother, 'O último anúncio que recebeu uma foto'),
};
export const LikelyOnAPhone: Story = {
  ...Likely,
  ...onAPhone,
  name: 'Último anúncio, no celular',
  tags: ['long'],
};
export const NoListings: Story = {
  name: 'Sem anúncios',
  tags: ['long'],
  args: answering({
    [`GET ${room}/listings`]: () => Response.json({ listings: [], total: 0, nextOffset: null }),
  }),
  play: then(openSending, 'Sua conta ainda não tem anúncios no Mercado Livre.'),
};
export const ListingsFailed: Story = {
  name: 'Anúncios com falha',
  tags: ['long'],
  args: answering({ [`GET ${room}/listings`]: refused('marketplace_unavailable') }),
  play: then(openSending, 'O Mercado Livre não respondeu. Tente novamente em alguns minutos.'),
};
export const NothingSeen: Story = {
  name: 'Sem problema na foto',
  tags: ['long'],
  play: then(choose, 'O Mercado Livre não vê problema nesta foto.'),
};
export const SeesMuch: Story = {
  ...onAPhone,
  name: 'Vê problemas, no celular',
  args: answering({
    [`POST ${room}/diagnoses`]: () =>
      Response.json({
        findings: ['white_background', 'minimum_size', 'text_logo', 'watermark'].map((kind) => ({
          kind,
          words: null,
        })),
      }),
  }),
  play: then(choose, /fundo não é branco, foto menor que o mínimo, texto ou logo na foto, marca d’água/),
};
export const Examining: Story = {
  name: 'Examinando',
  tags: ['long'],
  args: answering({ [`POST ${room}/diagnoses`]: () => new Promise(() => undefined) }),
  play: async (played) => {
    await choose(played);
    await screen.findByRole('status', { name: 'O Mercado Livre está examinando a foto' }, patiently);
  },
};
export const NotSeen: Story = {
  name: 'Não examinada',
  tags: ['long'],
  args: answering({ [`POST ${room}/diagnoses`]: refused('marketplace_busy') }),
  play: then(choose, /O Mercado Livre não examinou a foto agora/),
};
export const Failed: Story = {
  name: 'Envio com falha',
  args: answering({ [`POST ${room}/changes`]: refused('marketplace_unavailable') }),
  play: then(send, 'Tentar de novo não põe a foto duas vezes.'),
};
export const FailedOnAPhone: Story = {
  ...Failed,
  ...onAPhone,
  name: 'Envio com falha, no celular',
  tags: ['long'],
};
export const Sent: Story = { name: 'Enviada', play: then(send, 'Pronto, a foto está no anúncio') };
export const SentOnAPhone: Story = { ...Sent, ...onAPhone, name: 'Enviada, no celular', tags: ['long'] };
export const Undone: Story = {
  name: 'Desfeita',
  tags: ['long'],
  play: async (played) => {
    await Sent.play?.(played);
    await played.userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await screen.findByText('Desfeito: o anúncio tem as fotos de antes.', {}, patiently);
  },
};
