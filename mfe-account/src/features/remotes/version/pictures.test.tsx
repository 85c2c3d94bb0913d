import type { VersionPicture } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../../../routes.tsx';
import { accountNetwork, refusal } from '../../../testing/account-network.ts';
import { detailsOf, house, libraryRemote } from '../../../testing/release-house.ts';

const picture = (
  title: string,
  hash?: string,
  device: VersionPicture['device'] = 'phone',
): VersionPicture => ({
  ...{ name: `${title.slice(1)}-${device}.webp`, kind: 'screen', device, title, width: 390, height: 844 },
  ...(hash && { hash }),
});

const OTHER = 'GET /api/remotes/mfe-library/versions/2.0.0';

/** The page of version 3.0.0 with its pictures, beside those of 2.0.0; `answers` changes what the server says. */
function visit(
  now: VersionPicture[],
  before: VersionPicture[],
  answers: Record<string, () => Response> = {},
) {
  const pictures = [...now, ...before].flatMap(({ name }) =>
    ['2.0.0', '3.0.0', '1.0.0'].map((version) => [
      `GET /api/remotes/mfe-library/versions/${version}/pictures/${name}`,
      () => new Response('picture'),
    ]),
  );
  const send = accountNetwork({
    'GET /api/remotes/mfe-library/versions/3.0.0': () => Response.json(detailsOf({ pictures: now })),
    [OTHER]: () => Response.json(detailsOf({ pictures: before })),
    'GET /api/remotes': () => Response.json(house([libraryRemote({ liveVersion: '2.0.0' })])),
    'GET /api/remote-previews': () => Response.json({ previews: [] }),
    ...Object.fromEntries(pictures),
    ...answers,
  });
  render(<FakeHost remote={{ routes }} address="/admin/remotes/mfe-library/3.0.0" send={send} />);
  return send;
}

const screens = async () => within(await screen.findByRole('region', { name: 'Telas' }));
const rows = async () =>
  (await (await screens()).findAllByRole('listitem')).map(({ textContent }) => textContent);

/** The browser of the tests has no addresses of its own for bytes. */
beforeEach(() => {
  let made = 0;
  const create = vi.fn(() => `blob:picture-${++made}`);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

const now = [picture('/library', 'a2'), picture('/favorites', 'same'), picture('/history', 'c')];
const before = [picture('/favorites', 'same'), picture('/library', 'a1'), picture('/trash', 'd')];

test('screens of two versions stand side by side, what changed first, and what looks the same is folded and not loaded', async () => {
  const send = visit(now, before);
  expect(await rows()).toEqual([
    '/library no celularMudouAntes: 2.0.0Agora: 3.0.0',
    '/history no celularSó nesta versãoAgora: 3.0.0',
    '/trash no celularNão existe mais nesta versãoAntes: 2.0.0',
  ]);
  const asked = () => send.mock.calls.map(([input]) => String(input instanceof Request ? input.url : input));
  await expect.poll(asked).toContainEqual(expect.stringContaining('/2.0.0/pictures/trash-phone.webp'));
  expect(asked().filter((url) => url.includes('favorites'))).toEqual([]);
  await userEvent.click((await screens()).getByRole('button', { name: 'Ver 1 imagem sem mudança' }));
  expect((await rows()).at(-1)).toBe('/favorites no celularSem mudançaAntes: 2.0.0Agora: 3.0.0');
});

test('the same screen on another device is another picture, and without hashes nobody says that it changed', async () => {
  visit(
    [picture('/library'), picture('/library', 'b', 'desktop')],
    [picture('/library', 'a'), picture('/library', 'b', 'desktop')],
  );
  expect(await rows()).toEqual(['/library no celularAntes: 2.0.0Agora: 3.0.0']);
  expect((await screens()).getByRole('button', { name: 'Ver 1 imagem sem mudança' })).toBeTruthy();
});

test('where nothing changed, a sentence says so', async () => {
  visit(
    [picture('/library', 'a'), picture('/history', 'b')],
    [picture('/library', 'a'), picture('/history', 'b')],
  );
  expect(await (await screens()).findByText('Nenhuma imagem mudou.')).toBeTruthy();
  expect((await screens()).getByRole('button', { name: 'Ver 2 imagens sem mudança' })).toBeTruthy();
});

test('a pair opens large under a line that the keyboard moves, or side by side, and leads to the next', async () => {
  visit(now, before);
  await userEvent.click(await (await screens()).findByRole('button', { name: /^\/library no celular/ }));
  const opened = within(await screen.findByRole('dialog', { name: '/library no celular' }));
  const line = await opened.findByRole('slider', { name: 'Comparar 2.0.0 com 3.0.0' });
  fireEvent.change(line, { target: { value: '80' } });
  expect(line.getAttribute('aria-valuetext')).toBe('Antes 80%, Agora 20%');
  await userEvent.click(opened.getByRole('radio', { name: 'Lado a lado' }));
  expect(opened.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Antes: 2.0.0',
    'Agora: 3.0.0',
  ]);
  expect(opened.getByRole('button', { name: 'Anterior' })).toHaveProperty('disabled', true);
  await userEvent.click(opened.getByRole('button', { name: 'Próxima' }));
  expect(await screen.findByRole('dialog', { name: '/history no celular' })).toBeTruthy();
});

test('one choice says which version stands beside, in the pictures and in what changed, and which of them is live', async () => {
  const send = visit(now, before, {
    'GET /api/remotes/mfe-library/versions/1.0.0': () => Response.json(detailsOf({ pictures: [] })),
  });
  const choice = await (await screens()).findByLabelText('Ao lado de');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2.0.0 (no ar)', '1.0.0']);
  await userEvent.selectOptions(choice, '1.0.0');
  expect(await screen.findByText(/^A versão 1\.0\.0 foi publicada sem estas imagens/)).toBeTruthy();
  expect((await screens()).getByRole('button', { name: '/library no celular' })).toBeTruthy();
  const asked = () => send.mock.calls.map(([input]) => String(input instanceof Request ? input.url : input));
  await expect.poll(asked).toContainEqual(expect.stringMatching(/\?against=1\.0\.0$/));
});

test('pictures of the other version that cannot be read can be asked for again, and this one’s stay', async () => {
  let answers = 0;
  visit(now, before, {
    [OTHER]: () => {
      answers += 1;
      return answers === 1 ? refusal(500, 'internal_error') : Response.json(detailsOf({ pictures: before }));
    },
  });
  const card = await screens();
  expect(
    await card.findByText('Não foi possível carregar as imagens da outra versão. Tente novamente.'),
  ).toBeTruthy();
  expect(card.getByRole('button', { name: '/history no celular' })).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Tentar novamente' }));
  expect(await card.findByText('Mudou')).toBeTruthy();
});
