import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';
import { withItems } from './batch-items.ts';
import { playBrowser } from './play-browser.ts';

const screen = screenAt(routes, '/creative-generator/lote');
const meta = {
  title: 'Telas/Várias fotos de uma vez/Aviso',
  ...screen,
  args: {
    ...screen.args,
    config: { pushKey: 'AQID' },
    // The batch is being made all the time.
    answers: { 'POST /api/generations/by-key': () => new Promise<Response>(() => undefined) },
  },
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const batch = withItems([{ state: 'ready' }, { state: 'sent', key: 'a' }, { state: 'sent', key: 'b' }], {
  running: true,
});

/** A batch that runs, in a browser that answers so. */
const running = (...answers: Parameters<typeof playBrowser>) => ({
  beforeEach: async () => {
    const [clear, restore] = [await batch.beforeEach(), playBrowser(...answers)];
    return async () => {
      restore();
      await clear();
    };
  },
});

const unsent = withItems([{ state: 'ready' }, {}, {}], { running: true });

/** A batch whose photos are on their way, in a browser with Background Sync. */
const sending = {
  args: { answers: { 'POST /api/generations': () => new Promise<Response>(() => undefined) } },
  beforeEach: async () => {
    const [clear, restore] = [await unsent.beforeEach(), playBrowser('granted', { sync: true })];
    return async () => {
      restore();
      await clear();
    };
  },
};
const ALONE =
  'Pode usar outras telas. Se o sinal cair ou a tela bloquear, as fotos que faltam vão sozinhas quando a internet voltar.';

const OFFER = 'Avisar quando ficar pronto';

/** Presses the offer; the screen then shows `text`. */
const press =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async (played) => {
    await shows(OFFER)(played);
    await played.userEvent.click(await played.canvas.findByRole('button', { name: OFFER }));
    await shows(text)(played);
  };

export const Offered: Story = {
  ...running('granted'),
  name: 'Oferecido',
  tags: ['long'],
  play: shows(OFFER),
};
export const OfferedOnAPhone: Story = {
  ...running('granted'),
  ...onAPhone,
  name: 'Oferecido no celular',
  play: holds(OFFER),
};
export const Asking: Story = { ...running('unanswered'), name: 'O navegador pergunta', play: press(OFFER) };
export const On: Story = {
  ...running('granted', { subscribed: true }),
  name: 'Ligado',
  play: shows('Avisaremos neste aparelho quando ficar pronto.'),
};
export const Refused: Story = {
  ...running('denied'),
  name: 'Recusado',
  play: press(/^Os avisos estão bloqueados neste navegador\./),
};
export const RefusedOnAPhone: Story = {
  ...Refused,
  ...onAPhone,
  name: 'Recusado no celular',
  tags: ['long'],
};
export const Failed: Story = {
  ...running('granted', { fails: true }),
  name: 'Não deu certo',
  play: press('Não foi possível ligar o aviso.'),
};
export const SentInBackground: Story = {
  ...sending,
  name: 'Segue sem a página',
  tags: ['long'],
  play: shows(ALONE),
};
export const SentInBackgroundOnAPhone: Story = {
  ...sending,
  ...onAPhone,
  name: 'Segue sem a página, no celular',
  play: holds(ALONE),
};
