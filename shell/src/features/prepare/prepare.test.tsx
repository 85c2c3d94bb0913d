import {
  type ChannelPicture,
  type LibraryImage,
  type PreparationRequest,
  usePreparation,
} from '@andromeda/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PreparationNote } from 'bff/contract';
import { channels } from 'bff/contract/browser/channels';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, type Network, openPage } from '../../testing/page.tsx';
import { announcedOf } from './announced-of.ts';
import { type PreparedFile, zipPrepared } from './prepared-files.ts';

beforeEach(() => {
  localStorage.clear();
  keepSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const part of ['share', 'canShare']) Reflect.deleteProperty(navigator, part);
});

const picture = (index: number, change: Partial<LibraryImage> = {}): LibraryImage => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  imageUrl: `/file/${index}`,
  thumbnailUrl: `/file/${index}?variant=thumbnail`,
  prompt: `Criativo ${index}`,
  name: null,
  operation: 'change_background',
  width: 800,
  height: 600,
  dominantColor: '#c0a080',
  favorite: false,
  cutOutDoubtful: false,
  returnable: false,
  repairable: false,
  cutOutGround: null,
  repaired: false,
  sourceType: 'algorithmicallyEnhanced',
  productId: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  ...change,
});

/** A screen that asks for the preparation of two pictures; `answer` prepares them. */
async function visit(
  answer: (channel: string, image: LibraryImage) => Response | Promise<Response>,
  change: Partial<LibraryImage> = {},
  path = '/library',
  request: Partial<PreparationRequest> = {},
) {
  const images = [picture(1, change), picture(2, change)];
  const keep = vi.fn(async () => undefined);
  const network: Network = Object.fromEntries(
    images.flatMap((image) =>
      channels.map(({ id }) => [`POST /api/images/${image.id}/channels/${id}`, () => answer(id, image)]),
    ),
  );
  network['POST /api/preparations'] = () => new Response(null, { status: 204 });
  for (const { id } of channels) network[`GET /file/${id}`] = () => new Response('jpg');
  const element = <Asking images={images} keep={keep} {...request} />;
  const page = openPage(path, network, { load: async () => ({ routes: [{ path: '*', element }] }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Preparar' }));
  await screen.findByRole('checkbox', { name: 'Mercado Livre' });
  const prepared = () => page.sent.map(({ call }) => call).filter((call) => call.includes('/channels/'));
  const noted = () =>
    page.calls('POST /api/preparations').map(({ body }) => body as unknown as PreparationNote);
  return { ...page, network, keep, images, prepared, noted };
}

function Asking(request: Parameters<ReturnType<typeof usePreparation>>[0]) {
  const prepare = usePreparation();
  return (
    <button type="button" onClick={() => prepare(request)}>
      Preparar
    </button>
  );
}

const prepared = (channel: string, checks: ChannelPicture['checks'] = []) =>
  Response.json({
    channel,
    file: { url: `/file/${channel}`, width: 1200, height: 1200, bytes: 3 },
    checks,
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Once the press before is done. */
const pressAgain = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }));
};

test('each picture is prepared for each chosen marketplace, and for no other', async () => {
  const { prepared: sent, images } = await visit((channel) => prepared(channel));
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Escolha pelo menos um canal.' }).disabled,
  ).toBe(true);
  choose('Mercado Livre', 'Shopee');
  press('Preparar 2 imagens');
  for (const ready of ['Pronta para Mercado Livre', 'Pronta para Shopee'])
    await waitFor(() => expect(screen.queryAllByText(ready)).toHaveLength(2));
  expect(sent().sort()).toEqual(
    images.flatMap(({ id }) =>
      ['mercado_livre', 'shopee'].map((channel) => `POST /api/images/${id}/channels/${channel}`),
    ),
  );
  press('Trocar canais');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Shopee' }).checked).toBe(true);
});

test('what could not be prepared is said, and tried again alone', async () => {
  const answers = [Response.json({ error: { code: 'generation_failed' } }, { status: 502 })];
  const { prepared: sent } = await visit((channel) => answers.pop() ?? prepared(channel));
  choose('Amazon');
  press('Preparar 2 imagens');
  expect(await screen.findAllByText('Pronta para Amazon')).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryAllByText('Pronta para Amazon')).toHaveLength(2));
  expect(sent()).toHaveLength(3);
});

test('a picture whose ground is not white has one button that mends it, and takes the picture along', async () => {
  const { keep, images } = await visit((channel) =>
    prepared(channel, [{ rule: 'white', ok: false, measured: 0, wanted: 1 }]),
  );
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  const region = within(screen.getByRole('region', { name: 'Mercado Livre' }));
  const [link] = await region.findAllByRole('link', { name: 'Remover Fundo' });
  expect(region.getAllByRole('link')).toHaveLength(2);
  expect(link?.getAttribute('href')).toBe(`/mobile/remover-fundo?imagem=${images[0]?.id}`);
  fireEvent.click(link as HTMLElement);
  expect(keep).toHaveBeenCalledExactlyOnceWith(images[0]);
});

test('a mend on the screen that asked for the preparation closes it, too', async () => {
  const white = { rule: 'white', ok: false, measured: 0, wanted: 1 } as const;
  await visit((channel) => prepared(channel, [white]), {}, '/mobile/remover-fundo');
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  const [link] = await screen.findAllByRole('link', { name: 'Remover Fundo' });
  fireEvent.click(link as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a doubtful cut-out leads to its repair', async () => {
  const { images } = await visit(
    (channel) => prepared(channel, [{ rule: 'cutOut', ok: false, measured: 'doubtful', wanted: 'clear' }]),
    { repairable: true },
  );
  choose('Shopee');
  press('Preparar 2 imagens');
  await waitFor(() =>
    expect(screen.queryAllByText(/^Confira o recorte: o contorno do produto pode ter falhas/)).toHaveLength(
      2,
    ),
  );
  const [link] = screen.getAllByRole('link', { name: 'Corrigir recorte' });
  expect(link?.getAttribute('href')).toBe(`/mobile/corrigir-recorte?imagem=${images[0]?.id}`);
});

test('a picture that is saved for a marketplace is kept, once: its credit counts', async () => {
  const { keep, images } = await visit((channel) => prepared(channel));
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText('Pronta para Mercado Livre')).toHaveLength(2));
  expect(keep).not.toHaveBeenCalled();
  press('Baixar Criativo 2 para Mercado Livre');
  await screen.findByText('Download iniciado com sucesso!');
  press('Baixar Criativo 2 para Mercado Livre');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Baixar Criativo 2/ }).disabled).toBe(
      false,
    ),
  );
  expect(keep).toHaveBeenCalledExactlyOnceWith(images[1]);
});

test('the preparation closes with the screen that it was asked from', async () => {
  const { router } = await visit((channel) => prepared(channel));
  await router.navigate('/dashboard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Preparar' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was stopped starts again for other marketplaces', async () => {
  let isOpen = false;
  await visit((channel) => (isOpen ? prepared(channel) : new Promise<Response>(() => undefined)));
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  fireEvent.click(await screen.findByRole('button', { name: 'Parar' }));
  expect(await screen.findAllByText('Ainda não preparada')).toHaveLength(2);
  isOpen = true;
  press('Trocar canais');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText('Pronta para Mercado Livre')).toHaveLength(2));
});

test('of several only the count is announced, each tenth of it', async () => {
  await visit(() => new Promise(() => undefined));
  choose('Shopee');
  press('Preparar 2 imagens');
  await waitFor(() => expect(document.querySelectorAll('li[aria-busy]')).toHaveLength(2));
  const status = within(screen.getByRole('dialog')).getByRole('status');
  expect(status.textContent).toBe('0 de 2 preparadas');
  const counts = Array.from({ length: 201 }, (_, settled) => announcedOf(settled, 200));
  expect([...new Set(counts)]).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200]);
  expect([0, 1, 2, 3].map((settled) => announcedOf(settled, 3))).toEqual([0, 1, 2, 3]);
});

test('a picture that cannot be kept stays out of the ZIP, which says so, and the others are saved', async () => {
  const { keep, calls } = await visit((channel) => prepared(channel));
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText('Pronta para Mercado Livre')).toHaveLength(2));
  keep.mockRejectedValueOnce(new Error('HTTP 500'));
  press('Baixar ZIP');
  expect(await screen.findByText(/^1 imagem não pôde ser lida e ficou fora do ZIP/)).toBeTruthy();
  expect(calls('GET /file/mercado_livre')).toHaveLength(1);
  await pressAgain('Baixar ZIP');
  expect(await screen.findByText('Download iniciado com sucesso!')).toBeTruthy();
  expect(keep).toHaveBeenCalledTimes(3);
});

const made: ChannelPicture = { channel: 'amazon', file: null, checks: [] };

test('the ZIP has a folder for each marketplace, and names in the order of the choice', async () => {
  const two = [{ name: 'Mercado Livre' }, { name: 'Amazon' }] as PreparedFile['channel'][];
  const images = [picture(7), picture(3, { name: 'Caneca azul' })];
  const files = two.flatMap((channel) =>
    images.map((image, index) => ({ channel, image, place: index + 1, url: '/file', made })),
  );
  const { zip } = await zipPrepared(files, async () => new Response('jpg'));
  expect((await zip.text()).match(/[\w ]+\/\d\d-[\w-]+\.jpg(?=jpg)/g)).toEqual([
    'Mercado Livre/01-Criativo-7.jpg',
    'Mercado Livre/02-Caneca-azul.jpg',
    'Amazon/01-Criativo-7.jpg',
    'Amazon/02-Caneca-azul.jpg',
  ]);
});

test('a picture that cannot be read leaves the ZIP without it, and the others in it', async () => {
  const channel = { name: 'Amazon' } as PreparedFile['channel'];
  const files = [1, 2].map((index): PreparedFile => {
    return { channel, image: picture(index), place: index, url: `/file/${index}`, made };
  });
  const { zip, missing } = await zipPrepared(files, async (input) =>
    input === '/file/1' ? new Response(null, { status: 403 }) : new Response('jpg'),
  );
  expect(missing).toEqual([files[0]]);
  expect((await zip.text()).match(/Amazon[\w/-]+\.jpg(?=jpg)/g)).toEqual(['Amazon/02-Criativo-2.jpg']);
  await expect(zipPrepared(files, async () => new Response(null, { status: 403 }))).rejects.toThrow();
});

test('a preparation of several shows how far it is, can be stopped, and goes on where it was', async () => {
  const answers: (() => void)[] = [];
  const { prepared: sent } = await visit(
    (channel) => new Promise((resolve) => answers.push(() => resolve(prepared(channel)))),
  );
  choose('Mercado Livre', 'Shopee');
  press('Preparar 2 imagens');
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[0]?.();
  expect(await screen.findAllByText('1 de 4 preparadas')).toHaveLength(2);
  press('Parar');
  expect(await screen.findAllByText('Ainda não preparada')).toHaveLength(3);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Baixar' }).disabled).toBe(false);
  for (const answer of answers) answer();
  await waitFor(() => expect(sent().length).toBeLessThanOrEqual(4));
  const before = sent().length;
  press('Continuar');
  await waitFor(() => expect(sent().length).toBeGreaterThan(before));
  await waitFor(() => {
    for (const answer of answers) answer();
    expect(screen.queryAllByText(/^Pronta para/)).toHaveLength(4);
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('where one of several fails, the others are there to be saved, and those that failed are tried again together', async () => {
  const failure = () => Response.json({ error: { code: 'generation_failed' } }, { status: 502 });
  let broken = true;
  await visit((channel, { id }) => (broken && id.endsWith('1') ? failure() : prepared(channel)));
  choose('Mercado Livre', 'Shopee');
  press('Preparar 2 imagens');
  expect(await screen.findByText('2 de 4 não puderam ser preparadas; as outras estão aqui.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Baixar ZIP' }).disabled).toBe(false);
  broken = false;
  press('Tentar as que faltam');
  await waitFor(() => expect(screen.queryAllByText(/^Pronta para/)).toHaveLength(4));
});

test('a server that is busy is asked again after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [Response.json({ error: { code: 'too_many_requests' } }, { status: 429 })];
  await visit((channel) => answers.pop() ?? prepared(channel));
  choose('Amazon');
  press('Preparar 2 imagens');
  expect(await screen.findAllByText('Pronta para Amazon')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(screen.queryAllByText('Pronta para Amazon')).toHaveLength(2));
});

/** A phone whose other apps take files; `answer` is what comes of the sharing. */
function onAPhone(answer: () => Promise<void>, takes = true) {
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>(answer);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' }),
  );
  Object.assign(navigator, {
    share,
    canShare: ({ files }: { files: File[] }) => takes || files[0]?.size === 0,
  });
  return share;
}

async function shareBoth() {
  const page = await visit((channel) => prepared(channel));
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText('Pronta para Mercado Livre')).toHaveLength(2));
  press('Compartilhar');
  await waitFor(() => expect(page.keep).toHaveBeenCalledTimes(2));
  return page;
}

test('a phone shares the pictures as files named after their marketplace, and they are kept', async () => {
  const share = onAPhone(async () => undefined);
  await shareBoth();
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.lastCall?.[0].files.map(({ name, type }) => [name, type])).toEqual([
    ['Mercado Livre-01-Criativo-1.jpg', 'image/jpeg'],
    ['Mercado Livre-02-Criativo-2.jpg', 'image/jpeg'],
  ]);
});

test('of several pictures a phone shares one alone', async () => {
  const share = onAPhone(async () => undefined);
  const { keep } = await visit((channel) => prepared(channel));
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText('Pronta para Mercado Livre')).toHaveLength(2));
  press('Compartilhar Criativo 2 para Mercado Livre');
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.lastCall?.[0].files.map(({ name }) => name)).toEqual(['Mercado Livre-02-Criativo-2.jpg']);
  expect(keep).toHaveBeenCalledOnce();
});

test('several pictures that nobody named carry the number of their place', async () => {
  await visit((channel) => prepared(channel), { prompt: null });
  choose('Mercado Livre');
  press('Preparar 2 imagens');
  for (const place of [1, 2])
    expect(
      await screen.findByRole('button', { name: `Baixar Alteração de Fundo ${place} para Mercado Livre` }),
    ).toBeTruthy();
});

test('who closes the list of apps sees no failure, and can share again', async () => {
  const share = onAPhone(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shareBoth();
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compartilhar' }).disabled).toBe(false),
  );
  expect(screen.queryByText('Não foi possível baixar as imagens. Tente novamente.')).toBeNull();
});

test('files that came too late for the touch are shared by the next, without being read again', async () => {
  const answers = [Promise.resolve(), Promise.reject(new DOMException('late', 'NotAllowedError'))];
  answers[1]?.catch(() => undefined);
  const share = onAPhone(() => answers.pop() ?? Promise.resolve());
  const { calls } = await shareBoth();
  await screen.findByText('Tudo pronto. Toque em Compartilhar mais uma vez.');
  await pressAgain('Compartilhar');
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(calls('GET /file/mercado_livre')).toHaveLength(2);
});

test('files that are refused again, though they were here at once, are saved as a ZIP', async () => {
  const share = onAPhone(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  await shareBoth();
  await screen.findByText('Tudo pronto. Toque em Compartilhar mais uma vez.');
  await pressAgain('Compartilhar');
  expect(await screen.findByText('Download iniciado com sucesso!')).toBeTruthy();
  expect(share).toHaveBeenCalledTimes(2);
});

test('files too large for a browser to share are saved as a ZIP at the first press', async () => {
  const share = onAPhone(async () => undefined);
  share.mockImplementation(({ files }) => {
    for (const file of files) Object.defineProperty(file, 'size', { value: 30 * 1024 * 1024 });
    return Promise.reject(new DOMException('large', 'NotAllowedError'));
  });
  await shareBoth();
  expect(await screen.findByText('Download iniciado com sucesso!')).toBeTruthy();
  expect(share).toHaveBeenCalledOnce();
});

test.each([
  [10, 1],
  [12, 0],
])('of %i files a browser is asked to share %i times; more than ten are a ZIP', async (count, times) => {
  const share = onAPhone(async () => undefined);
  const { calls, keep } = await visit((channel) => prepared(channel));
  choose(...channels.slice(0, count / 2).map(({ name }) => name));
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText(/^Pronta para/)).toHaveLength(count));
  press('Compartilhar');
  await waitFor(() => expect(calls(`GET /file/${channels[0]?.id}`)).toHaveLength(2));
  if (times === 0) expect(await screen.findByText('Download iniciado com sucesso!')).toBeTruthy();
  await waitFor(() => expect(share).toHaveBeenCalledTimes(times));
  expect(keep).toHaveBeenCalledTimes(2);
});

test('what the apps of a phone do not take is saved as a ZIP', async () => {
  const share = onAPhone(async () => undefined, false);
  await shareBoth();
  expect(await screen.findByText('Download iniciado com sucesso!')).toBeTruthy();
  expect(share).not.toHaveBeenCalled();
});

test.each([
  ['2026-11-25', false],
  ['2027-06-01', true],
])('on %s the choice says when each rule was read, and whether that is long ago: %s', async (today, old) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${today}T12:00:00Z`) });
  keepSession();
  await visit((channel) => prepared(channel));
  expect(screen.getAllByText(/^regra conferida em \d\d\/11\/2026/)).toHaveLength(channels.length);
  expect(screen.queryAllByText('Há mais de seis meses')).toHaveLength(old ? channels.length : 0);
});

const white = { rule: 'white', ok: false, measured: 0, wanted: 1 } as const;
const ofFile = { width: 1200, height: 1200, bytes: 3 };

test('a ZIP is noted once as one step of each picture, with what could not be made, and not by being looked at', async () => {
  const onNoted = vi.fn();
  const { noted, images } = await visit(
    (channel) => {
      if (channel === 'americanas') return Response.json({ channel, file: null, checks: [white] });
      return prepared(channel, channel === 'shopee' ? [white] : []);
    },
    {},
    '/library',
    { onNoted },
  );
  choose('Mercado Livre', 'Shopee', 'Americanas');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText('Não dá para preparar')).toHaveLength(2));
  await waitFor(() => expect(screen.queryAllByText('Serve, mas não como capa')).toHaveLength(2));
  press('Trocar canais');
  press('Preparar 2 imagens');
  expect(noted()).toEqual([]);
  await pressAgain('Baixar ZIP');
  await screen.findByText('Download iniciado com sucesso!');
  await waitFor(() => expect(onNoted).toHaveBeenCalledOnce());
  const copies = [
    { channel: 'mercado_livre', verdict: 'ready', reasons: [], file: ofFile },
    { channel: 'shopee', verdict: 'not_as_cover', reasons: ['white'], file: ofFile },
    { channel: 'americanas', verdict: 'unfit', reasons: ['white'], file: null },
  ];
  expect(noted()).toEqual([
    { act: expect.any(String), way: 'zip', pictures: images.map(({ id }) => ({ imageId: id, copies })) },
  ]);
});

test('a single file is noted alone, and a download that fails is not', async () => {
  const { noted, keep, images } = await visit((channel) => prepared(channel));
  choose('Mercado Livre', 'Shopee');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText(/^Pronta para/)).toHaveLength(4));
  keep.mockRejectedValueOnce(new Error('HTTP 500'));
  press('Baixar Criativo 2 para Shopee');
  await screen.findByText('Não foi possível baixar as imagens. Tente novamente.');
  await pressAgain('Baixar Criativo 2 para Shopee');
  await screen.findByText('Download iniciado com sucesso!');
  await waitFor(() => expect(noted()).toHaveLength(1));
  const copies = [{ channel: 'shopee', verdict: 'ready', reasons: [], file: ofFile }];
  expect(noted()[0]).toMatchObject({ way: 'file', pictures: [{ imageId: images[1]?.id, copies }] });
});

test('what a phone shares is noted, and what its user cancels is not', async () => {
  const outcomes = [Promise.resolve(), Promise.reject(new DOMException('closed', 'AbortError'))];
  outcomes[1]?.catch(() => undefined);
  onAPhone(() => outcomes.pop() ?? Promise.resolve());
  const { noted } = await shareBoth();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compartilhar' }).disabled).toBe(false),
  );
  expect(noted()).toEqual([]);
  press('Compartilhar');
  await waitFor(() => expect(noted()).toMatchObject([{ way: 'share', pictures: [{}, {}] }]));
});

test('a picture that could not be read into the ZIP is not noted', async () => {
  const { noted, images } = await visit((channel, { id }) =>
    Response.json({
      ...{ channel, checks: [] },
      file: { ...ofFile, url: id.endsWith('1') ? '/file/gone' : '/file/shopee' },
    }),
  );
  choose('Shopee');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText('Pronta para Shopee')).toHaveLength(2));
  press('Baixar ZIP');
  await screen.findByText(/^1 imagem não pôde ser lida/);
  await waitFor(() => expect(noted()).toMatchObject([{ pictures: [{ imageId: images[1]?.id }] }]));
});

test.each([
  ['fails', () => Response.json({ error: { code: 'internal_error' } }, { status: 500 })],
  ['never ends', () => new Promise<Response>(() => undefined)],
])('a note that %s neither holds up nor spoils the download', async (_what, answer) => {
  const onNoted = vi.fn();
  const { noted, network, notifications } = await visit((channel) => prepared(channel), {}, '/library', {
    onNoted,
  });
  network['POST /api/preparations'] = answer;
  choose('Shopee');
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText('Pronta para Shopee')).toHaveLength(2));
  press('Baixar ZIP');
  await screen.findByText('Download iniciado com sucesso!');
  await waitFor(() => expect(noted()).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Baixar ZIP' }).disabled).toBe(false),
  );
  expect(notifications.state().history.map(({ type }) => type)).toEqual(['success']);
  expect(onNoted).not.toHaveBeenCalled();
});

test('the channels that a screen asks for are chosen when the dialog opens', async () => {
  await visit((channel) => prepared(channel), {}, '/library', {
    channels: ['shopee', 'feira' as 'amazon', 'amazon'],
  });
  const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
  expect(chosen).toHaveLength(2);
  press('Preparar 2 imagens');
  await waitFor(() => expect(screen.queryAllByText(/^Pronta para (Shopee|Amazon)/)).toHaveLength(4));
});
