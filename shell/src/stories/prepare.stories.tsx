import { forgetDrafts } from '@andromeda/platform/host';
import { holds, onAPhone } from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { ShellPage } from './shell-page.tsx';

const meta = {
  title: 'Telas/Biblioteca/Preparar para canais',
  component: ShellPage,
  // A few pictures: axe looks at the page behind the dialog, too.
  args: { address: '/library?search=manhã' },
  parameters: { layout: 'fullscreen' },
  beforeEach: forgetDrafts,
} satisfies Meta<typeof ShellPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The screen and the dialog each come as a file of their own. */
const patiently = { timeout: waiting.condition };

const openChoice: Play = async (played) => {
  const [menu] = await played.canvas.findAllByRole('button', { name: 'Usar em…' }, patiently);
  if (menu) await played.userEvent.click(menu);
  await played.userEvent.click(await screen.findByRole('menuitem', { name: 'Preparar para…' }, patiently));
  const first = await screen.findByRole('checkbox', { name: 'Mercado Livre' }, patiently);
  await waitFor(() => {
    if (getComputedStyle(first).pointerEvents === 'none')
      throw new Error('The menu still takes every touch.');
  }, patiently);
};

const prepareFor =
  (...names: string[]): Play =>
  async (played) => {
    await openChoice(played);
    for (const name of names) await played.userEvent.click(screen.getByRole('checkbox', { name }));
    await played.userEvent.click(screen.getByRole('button', { name: 'Preparar 1 imagem' }));
  };

const answering = (answer: () => Response | Promise<Response>) => ({
  address: '/library?search=manhã',
  answers: { 'POST /api/images/:id/channels/:channel': answer },
});

export const Choosing: Story = { name: 'Escolha dos canais', tags: ['long'], play: openChoice };
export const ChoosingOnAPhone: Story = {
  ...onAPhone,
  name: 'Escolha no celular',
  tags: ['long'],
  play: openChoice,
};
export const Verdicts: Story = {
  name: 'Pronta, a conferir e sem saída',
  tags: ['long'],
  play: async (played) => {
    await prepareFor('Mercado Livre', 'Amazon', 'Americanas')(played);
    await screen.findByText('Pronta para Mercado Livre', {}, patiently);
    await screen.findByText('O produto ocupa 62 % do quadro; a Amazon pede 85 %.', {}, patiently);
    const unfit = within(screen.getByRole('region', { name: 'Americanas' }));
    await unfit.findByText('O fundo não é branco; a Americanas só aceita fundo branco.', {}, patiently);
    unfit.getByRole('link', { name: 'Remover Fundo' });
  },
};
export const VerdictsOnAPhone: Story = {
  ...onAPhone,
  name: 'Resultado no celular',
  play: async (played) => {
    await Verdicts.play?.(played);
    await holds('Gerencie seus criativos salvos')(played);
  },
};
export const Preparing: Story = {
  name: 'Preparando',
  tags: ['long'],
  args: answering(() => new Promise(() => undefined)),
  play: async (played) => {
    await prepareFor('Shopee')(played);
    await screen.findByRole('status', { name: 'Preparando para Shopee' }, patiently);
  },
};
export const Failed: Story = {
  name: 'Com falha',
  tags: ['long'],
  args: answering(() =>
    Response.json({ error: { code: 'generation_failed', requestId: 'fake' } }, { status: 502 }),
  ),
  play: async (played) => {
    await prepareFor('Shopee')(played);
    await screen.findByRole('button', { name: 'Tentar novamente' }, patiently);
  },
};
export const Stopped: Story = {
  name: 'Várias, paradas no meio',
  tags: ['long'],
  args: answering(() => new Promise(() => undefined)),
  play: async (played) => {
    await prepareFor('Shopee', 'Amazon')(played);
    await played.userEvent.click(await screen.findByRole('button', { name: 'Parar' }, patiently));
    await screen.findByRole('button', { name: 'Continuar' }, patiently);
  },
};
export const StoppedOnAPhone: Story = {
  ...Stopped,
  ...onAPhone,
  name: 'Paradas, no celular',
  tags: ['long'],
};
export const Declared: Story = {
  name: 'Uso de IA declarado, e recorte a conferir',
  args: answering(() =>
    Response.json({
      channel: 'google_shopping',
      file: { url: '/file', width: 1500, height: 1500, bytes: 310_000 },
      checks: [
        { rule: 'declaration', ok: true, measured: 'trainedAlgorithmicMedia', wanted: 'declared' },
        { rule: 'cutOut', ok: false, measured: 'doubtful', wanted: 'clear' },
      ],
    }),
  ),
  play: async (played) => {
    await prepareFor('Google Shopping')(played);
    await screen.findByText(/O arquivo declara o uso de IA, como o canal pede/, {}, patiently);
  },
};
