import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../routes.tsx';
import { house, libraryLock, libraryRemote, libraryRequest } from '../testing/release-house.ts';

const meta = {
  title: 'Telas/Partes da aplicação, travas e pedidos',
  ...screenAt(routes, '/admin/remotes'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG =
  'Semana da Black Friday: nada muda na biblioteca até segunda-feira, 30 de novembro, às 9 h. Em caso de falha, volte a versão e avise o plantão no canal combinado; dúvidas com o time do acervo, às 8 h.';
const rule = { setBy: 'bia.administradora.da.plataforma@example.com', setAt: '2026-11-21T12:00:00.000Z' };

/** The library locked for a long reason, with a request that waits, where changes of all parts need an approval. */
const held = () => {
  const remote = libraryRemote({
    ...{ canaryVersion: '3.0.0', canaryPercent: 10 },
    lock: { ...libraryLock, reason: LONG },
    request: libraryRequest({ askedBy: 'Entrega contínua do time da biblioteca e do catálogo' }),
  });
  return { 'GET /api/remotes': () => Response.json({ ...house([remote]), approval: rule }) };
};
/** A request that waits, where changes of the library need an approval. */
const waiting = (own = false) => {
  const remote = libraryRemote({ approval: rule, request: libraryRequest({ own }) });
  return { 'GET /api/remotes': () => Response.json(house([remote])) };
};
const pressed =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }));

export const Locked: Story = {
  name: 'Travada, com um pedido',
  tags: ['long'],
  args: { answers: held() },
  play: shows(/^Travado por/),
};
export const LockedOnAPhone: Story = {
  ...onAPhone,
  name: 'Travada, com um pedido, no celular',
  args: { answers: held() },
  play: holds(/^Travado por/),
};
export const Asked: Story = {
  name: 'Um pedido espera',
  tags: ['long'],
  args: { answers: waiting() },
  play: shows('ana@example.com espera uma aprovação'),
};
export const Request: Story = {
  name: 'Um pedido, aberto',
  args: { answers: waiting() },
  play: pressed('Ver pedido'),
};
export const OwnRequest: Story = {
  ...onAPhone,
  name: 'O próprio pedido, no celular',
  tags: ['long'],
  args: { answers: waiting(true) },
  play: pressed('Ver pedido'),
};
export const RequestWhileLocked: Story = {
  name: 'Um pedido de nome longo, enquanto a trava dura',
  args: { answers: held() },
  play: pressed('Ver pedido'),
};
export const Locking: Story = {
  name: 'Travar',
  play: pressed('Travar: mfe-library'),
};
