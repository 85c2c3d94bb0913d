import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CANDLE, fakeNetwork, MUG, visit } from '../../../../testing/visit.tsx';

afterEach(() => sessionStorage.clear());

type Network = ReturnType<typeof fakeNetwork>;
const written = ({ sent }: Network) =>
  sent
    .filter(({ call }) => call.endsWith('/listings'))
    .map(({ body }) => (body as { channel: string }).channel);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const refusal = (code: string, status: number) =>
  Response.json({ error: { code, requestId: 'r' } }, { status });

test('one press writes the texts of every chosen channel, each once and under a key of its own', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${CANDLE}`, network);
  await user.click(await button('Escrever para vários canais'));
  await user.click(await box('Amazon'));
  await user.dblClick(await button('Escrever para 4 canais'));
  expect(await screen.findByText('Textos escritos para 4 canais!')).toBeTruthy();
  expect(written(network)).toEqual(['mercado_livre', 'shopee', 'tiktok_shop', 'americanas']);
  expect(new Set(network.sent.map(({ key }) => key)).size).toBe(4);
  expect(await screen.findByRole('radio', { name: 'Shopee (com textos)' })).toBeTruthy();
  // One channel is left, which has its own button.
  expect((await button('Escrever para vários canais')).disabled).toBe(true);
});

test('as many channels are chosen as can be written today', async () => {
  const balance = { turboCredits: 0, turboCreditsUsed: 3, freeTextsToday: { perDay: 5, left: 2 } };
  const usual = { creditsRemaining: 9, creditsUsed: 1, ...balance };
  const network = fakeNetwork({ answers: { 'GET /api/credits': () => Response.json(usual) } });
  const { user } = visit(`/produtos/${CANDLE}`, network);
  await screen.findByText(/^Gerações gratuitas que restam hoje: 2 de 5/);
  await user.click(await button('Escrever para vários canais'));
  expect(await button('Escrever para 2 canais')).toBeTruthy();
  await user.click(await box('Amazon'));
  expect(await screen.findByText('Só dá para escrever 2 canais agora.')).toBeTruthy();
});

test('a channel that failed is named with its reason, and the others have their texts', async () => {
  const network = fakeNetwork();
  const { send } = network;
  network.send = (input, init) =>
    String(init?.body).includes('shopee') ? Promise.resolve(refusal('text_failed', 502)) : send(input, init);
  const { user } = visit(`/produtos/${CANDLE}`, network);
  await user.click(await button('Escrever para vários canais'));
  await user.click(await button('Escrever para 5 canais'));
  expect(await screen.findByText('Textos escritos para 4 canais!')).toBeTruthy();
  expect(
    await screen.findByText('Shopee: Não foi possível escrever os textos. Tente novamente mais tarde.'),
  ).toBeTruthy();
});

test('a channel in which the seller has begun to write is left to them', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${CANDLE}?canal=shopee`, network);
  await user.click(await button('Escrever eu mesmo'));
  await user.click(await screen.findByRole('textbox', { name: 'Título' }));
  await user.paste('Minha vela');
  await user.click(await button('Escrever para vários canais'));
  expect((await box('Shopee')).disabled).toBe(true);
  await user.click(await button('Escrever para 4 canais'));
  expect(await screen.findByText('Textos escritos para 4 canais!')).toBeTruthy();
  expect(written(network)).not.toContain('shopee');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Título' }).value).toBe('Minha vela');
});

test('only the channels that have no texts yet are offered', async () => {
  const network = fakeNetwork();
  const { user } = visit(`/produtos/${MUG}`, network);
  await user.click(await button('Escrever para vários canais'));
  expect(within(await screen.findByRole('dialog')).getAllByRole('checkbox')).toHaveLength(3);
});
