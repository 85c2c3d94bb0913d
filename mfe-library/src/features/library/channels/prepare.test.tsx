import type { ChannelPicture, LibraryImage } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { routes } from '../../../routes.tsx';
import { picture } from '../../../testing/fake-library.ts';
import { type PreparedFile, zipPrepared } from './prepared-files.ts';

/** A library of two pictures; `answer` prepares them, and `sent` holds what was asked for. */
async function visit(answer: (channel: string) => Response, change: Partial<LibraryImage> = {}) {
  const images = [1, 2].map((index) => ({ ...picture(index), ...change }));
  const sent: string[] = [];
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    const verb = pathname.split('/').slice(4).join('/');
    if (init?.method === 'POST') sent.push(`${verb} ${pathname.split('/')[3]?.slice(-1)}`);
    if (verb.startsWith('channels/')) return answer(verb.slice('channels/'.length));
    if (verb === 'keep') return Response.json(images[0]);
    return Response.json({ images, total: 2, page: 1, pageSize: 24 });
  });
  render(<FakeHost remote={{ routes }} address="/library" send={send} />);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Escolher Criativo 1' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Escolher Criativo 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Preparar para…' }));
  await screen.findByRole('checkbox', { name: 'Mercado Livre' });
  return { sent };
}

const prepared = (channel: string, checks: ChannelPicture['checks'] = []) =>
  Response.json({
    channel,
    file: { url: `/file/${channel}`, width: 1200, height: 1200, bytes: 3 },
    checks,
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }));
};

test('each picture is prepared for each chosen marketplace, and for no other', async () => {
  const { sent } = await visit(prepared);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Escolha pelo menos um canal.' }).disabled,
  ).toBe(true);
  choose('Mercado Livre', 'Shopee');
  press('Preparar 2 imagens');
  for (const ready of ['Pronta para Mercado Livre', 'Pronta para Shopee'])
    await expect.poll(() => screen.queryAllByText(ready)).toHaveLength(2);
  expect(sent.sort()).toEqual([
    'channels/mercado_livre 1',
    'channels/mercado_livre 2',
    'channels/shopee 1',
    'channels/shopee 2',
  ]);
  press('Trocar canais');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Shopee' }).checked).toBe(true);
});

test('what could not be prepared is said, and tried again alone', async () => {
  const answers = [Response.json({ error: { code: 'generation_failed' } }, { status: 502 })];
  const { sent } = await visit((channel) => answers.pop() ?? prepared(channel));
  choose('Amazon');
  press('Preparar 2 imagens');
  expect(await screen.findAllByText('Pronta para Amazon')).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await expect.poll(() => screen.queryAllByText('Pronta para Amazon')).toHaveLength(2);
  expect(sent).toHaveLength(3);
});

test('a picture whose ground is not white leads to the tools that change it', async () => {
  await visit((channel) => prepared(channel, [{ rule: 'white', ok: false, measured: 0, wanted: 1 }]));
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  const region = within(screen.getByRole('region', { name: 'Mercado Livre' }));
  const [link] = await region.findAllByRole('link', { name: 'Remover Fundo' });
  expect(link?.getAttribute('href')).toBe(`/mobile/remover-fundo?imagem=${picture(1).id}`);
});

test('a picture that is saved for a marketplace is kept: its credit counts', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('jpg'));
  const { sent } = await visit(prepared, { returnable: true });
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  await screen.findAllByText('Pronta para Mercado Livre');
  expect(sent.filter((call) => call.startsWith('keep'))).toEqual([]);
  press('Baixar Criativo 2 para Mercado Livre');
  await expect.poll(() => sent).toContain('keep 2');
  expect(sent).not.toContain('keep 1');
});

test('the ZIP has a folder for each marketplace, and names in the order of the choice', async () => {
  const channels = [{ name: 'Mercado Livre' }, { name: 'Amazon' }] as PreparedFile['channel'][];
  const images = [picture(7), { ...picture(3), name: 'Caneca azul' }];
  const files = channels.flatMap((channel) =>
    images.map((image, index): PreparedFile => ({ channel, image, place: index + 1, url: '/file' })),
  );
  const zip = await zipPrepared(files, async () => new Response('jpg'));
  expect((await zip.text()).match(/[\w ]+\/\d\d-[\w-]+\.jpg(?=jpg)/g)).toEqual([
    'Mercado Livre/01-Criativo-7.jpg',
    'Mercado Livre/02-Caneca-azul.jpg',
    'Amazon/01-Criativo-7.jpg',
    'Amazon/02-Caneca-azul.jpg',
  ]);
});
