import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../../../routes.tsx';
import { accountNetwork, refusal } from '../../../testing/account-network.ts';
import {
  checkWith,
  dayOf,
  detailsOf,
  errorsOf,
  house,
  libraryError,
  libraryRemote,
  trailEntry,
} from '../../../testing/release-house.ts';

type Answer = (body: string) => Response | Promise<Response>;

const PATH = '/api/remotes/mfe-library/versions/3.0.0';
const usual: Record<string, Answer> = {
  [`GET ${PATH}`]: () => Response.json(detailsOf()),
  [`GET ${PATH}/pictures/screen-1-phone.webp`]: () => new Response('picture'),
  [`GET ${PATH}/pictures/story-1.webp`]: () => new Response('picture'),
  'GET /api/remotes': () =>
    Response.json(house([libraryRemote({ canaryVersion: '3.0.0', canaryPercent: 10 })])),
  'GET /api/remote-errors': () =>
    Response.json(
      errorsOf(libraryError(), libraryError({ version: '2.0.0', message: 'Of another version' })),
    ),
  'GET /api/remote-trail': () =>
    Response.json({ entries: [trailEntry, { ...trailEntry, remote: 'mfe-other', version: '3.0.0' }] }),
  'GET /api/remote-curves': () => Response.json(dayOf('3.0.0')),
  'GET /api/remote-previews': () => Response.json({ previews: [] }),
};
const visit = (answers: Record<string, Answer> = {}) => {
  const send = accountNetwork({ ...usual, ...answers });
  render(<FakeHost remote={{ routes }} address="/admin/remotes/mfe-library/3.0.0" send={send} />);
  return send;
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a user without the role sees that the screen is for administrators', async () => {
  visit({ [`GET ${PATH}`]: () => refusal(403, 'forbidden') });
  expect(
    await screen.findByText('Esta área é só para administradores e para a equipe da parte'),
  ).toBeTruthy();
});

test('a version says who published it, when, from which commit, and who sees it', async () => {
  visit();
  const head = await region('mfe-library');
  expect(await head.findByText('Canário 10%')).toBeTruthy();
  const facts = head
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Publicada por: CI da biblioteca',
    expect.stringMatching(/^Em: 21\/11\/2026/),
    'Commit: 4f8a21c09db7e0335a1c17128b12e14f8a21c09d-dirty',
    'Tipos: Conferidos pelo time',
    'Telas num navegador: Conferidas pelo time',
    'Plataforma que pede: ^1.1.0',
    expect.stringMatching(/^Tamanho: 312.kB/),
    'Assinatura: Sem assinatura',
  ]);
});

test('the links of a version that stand are listed, and an administrator ends one after a question', async () => {
  const link = (id: string, madeBy: string) => ({
    ...{ id, madeBy, remote: 'mfe-library', version: '3.0.0' },
    until: '2026-11-22T15:00:00Z',
    madeAt: '2026-11-21T15:00:00Z',
  });
  let links = [link('a', 'ana@loja.com.br'), link('b', 'start')];
  visit({
    'GET /api/remote-previews': () => Response.json({ previews: links }),
    'DELETE /api/remotes/mfe-library/previews/a': () => {
      links = links.slice(1);
      return new Response(null, { status: 204 });
    },
  });
  const standing = await region('Links de prévia abertos');
  const rows = () => standing.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/^Criado por ana@loja\.com\.br em 21\/11\/2026.*Abre até 22\/11\/2026/),
    expect.stringMatching(/^Criado por O servidor/),
  ]);
  await userEvent.click(standing.getAllByRole('button', { name: 'Encerrar' })[0] ?? document.body);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/quem já o abriu volta ao que está no ar/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Encerrar' }));
  await expect.poll(rows).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an administrator makes a preview link of a version, to open or to copy', async () => {
  const url = 'http://localhost/library?previa=um-link';
  let sent: unknown;
  visit({
    'POST /api/remotes/mfe-library/previews': (body) => {
      sent = JSON.parse(body);
      return Response.json({ url, until: '2026-11-22T15:00:00Z' }, { status: 201 });
    },
  });
  const head = await region('mfe-library');
  await userEvent.click(head.getByRole('button', { name: 'Criar link de prévia' }));
  expect(await head.findByText(/^Prévia até 22\/11\/2026/)).toBeTruthy();
  expect(sent).toEqual({ version: '3.0.0' });
  expect(head.getByRole('link', { name: 'Abrir a prévia' }).getAttribute('href')).toBe(url);
  expect(head.getByRole('button', { name: 'Copiar o link' })).toBeTruthy();
});

test('a preview link that could not be made says so, and can be tried again', async () => {
  visit({ 'POST /api/remotes/mfe-library/previews': () => refusal(500, 'internal_error') });
  const head = await region('mfe-library');
  await userEvent.click(head.getByRole('button', { name: 'Criar link de prévia' }));
  expect(await head.findByRole('alert')).toBeTruthy();
  expect(head.getByRole('button', { name: 'Criar link de prévia' })).toBeTruthy();
});

test('a version that does not fit what is live says why', async () => {
  visit({ [`GET ${PATH}`]: () => Response.json(detailsOf({ problems: ['Esta versão pede react ^20.'] })) });
  const head = await region('mfe-library');
  expect(head.getByText('Não funciona com o que está no ar agora')).toBeTruthy();
  expect(head.getByText('Esta versão pede react ^20.')).toBeTruthy();
});

test('a version says with which shell the checker passed it, and what it broke with another', async () => {
  const check = checkWith();
  const failed = checkWith({ shell: '9.9.8', passed: false, complaints: ['/library não abre.'] });
  const version = { ...detailsOf().version, contractChecked: false, check };
  visit({ [`GET ${PATH}`]: () => Response.json(detailsOf({ version, checks: [check, failed] })) });
  const head = await region('mfe-library');
  expect(head.getByText('conferida pelo verificador')).toBeTruthy();
  expect(
    head.getByText(
      /^Conferida pelo verificador contra a casca 9\.9\.9 em 21\/11\/2026.*: 11 verificações\.$/,
    ),
  ).toBeTruthy();
  const alert = within(head.getByRole('alert'));
  expect(alert.getByText(/^Reprovada pelo verificador contra a casca 9\.9\.8 em 21\/11\/2026/)).toBeTruthy();
  expect(alert.getByText('/library não abre.')).toBeTruthy();
  expect(head.queryByText('telas não conferidas')).toBeNull();
});

test.each([
  ['checked', /: 11 verificações e os tipos\.$/],
  ['no_sources', /: 11 verificações; tipos não conferidos: a versão não trouxe os mapas\.$/],
  ['no_types', /; tipos não conferidos: o servidor não guardou os desta casca\.$/],
  ['unfinished', /; tipos não conferidos: o compilador não terminou\.$/],
] as const)('a version whose types are %s says so beside its verdict', async (types, words) => {
  const check = checkWith({ types });
  const version = { ...detailsOf().version, check };
  visit({ [`GET ${PATH}`]: () => Response.json(detailsOf({ version, checks: [check] })) });
  expect((await region('mfe-library')).getByText(words)).toBeTruthy();
});

test('a version that no checker has tried says so, and that it waits for it where that is required', async () => {
  visit({ [`GET ${PATH}`]: () => Response.json(detailsOf({ checkRequired: true })) });
  const head = await region('mfe-library');
  expect(
    head.getByText(
      'Ainda não foi conferida pelo verificador contra a casca 9.9.9, no ar. Só vai ao ar depois disso.',
    ),
  ).toBeTruthy();
});

test('what changed stands by area, with files and their weights', async () => {
  visit();
  const changes = await region('O que mudou');
  const menu = within(changes.getByRole('region', { name: 'Menu' }));
  expect(menu.getByRole('listitem').textContent).toBe('Mudou/libraryAcervo → Biblioteca');
  const uses = within(changes.getByRole('region', { name: 'O que usa da página' }));
  expect(uses.getByRole('listitem').textContent).toBe('NovouseSlot de @andromeda/platform');
  const files = within(changes.getByRole('region', { name: 'Arquivos' }));
  expect(files.getByText(/^310.kB → 312.kB \(\+2,8 kB\), 11 arquivos com o mesmo peso\.$/)).toBeTruthy();
  expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cresceuroutes.js61,2 kB → 64,9 kB (+3,7 kB)',
    'Saiuzip.js900 bytes',
  ]);
});

test('what clients of a backend would miss stands before the differences', async () => {
  const { comparison } = detailsOf();
  const contractBreaks = ['GET /notes não existe mais.'];
  const changed = comparison && { ...comparison, contractBreaks };
  visit({ [`GET ${PATH}`]: () => Response.json(detailsOf({ comparison: changed })) });
  const changes = await region('O que mudou');
  expect(changes.getByText('Quem chama o backend da outra versão perderia')).toBeTruthy();
  expect(changes.getByText('GET /notes não existe mais.')).toBeTruthy();
});

test('another version to compare with is chosen from a list', async () => {
  const send = visit();
  const changes = await region('O que mudou');
  await userEvent.selectOptions(changes.getByLabelText('Comparada com'), '1.0.0');
  const asked = () => send.mock.calls.map(([input]) => String(input instanceof Request ? input.url : input));
  await expect.poll(asked).toContainEqual(expect.stringMatching(/\?against=1\.0\.0$/));
});

test('the first version of a part has nothing to be compared with', async () => {
  visit({
    [`GET ${PATH}`]: () => Response.json(detailsOf({ others: [], comparison: null, pictures: [] })),
  });
  expect(await screen.findByText('É a única versão publicada: não há com o que comparar.')).toBeTruthy();
});

test('the screen says the curve in words, and asks for another span', async () => {
  const send = visit();
  const openings = await region('Aberturas');
  expect(
    await openings.findByText(/^14 aberturas, 2 falhas \(14,3%\)\. O ponto mais alto, às .* tem 10\.$/),
  ).toBeTruthy();
  expect(openings.getByText(/^Mediana entre 180.ms e 240.ms\./)).toBeTruthy();
  await userEvent.click(openings.getByRole('radio', { name: '7 dias' }));
  const asked = () => send.mock.calls.map(([input]) => String(input instanceof Request ? input.url : input));
  await expect.poll(asked).toContainEqual(expect.stringContaining('hours=168'));
});

test('a version that nobody opened says so, and a curve that cannot be read can be asked for again', async () => {
  let answers = 0;
  visit({
    'GET /api/remote-curves': () => {
      answers += 1;
      return answers === 1
        ? refusal(500, 'internal_error')
        : Response.json({ ...dayOf('3.0.0'), points: [] });
    },
  });
  const openings = await region('Aberturas');
  await userEvent.click(await openings.findByRole('button', { name: 'Tentar novamente' }));
  expect(await openings.findByText('Ninguém abriu esta versão neste período.')).toBeTruthy();
});

test('only errors and deeds of this version are shown', async () => {
  visit();
  const errors = await region('Erros');
  expect(await errors.findByText('TypeError: onSave is not a function')).toBeTruthy();
  expect(errors.queryByText('Of another version')).toBeNull();
  const trail = await region('Histórico');
  expect((await trail.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ana@example\.com mostrou a 12,5% das pessoas: mfe-library 3\.0\.0/),
  ]);
});

/** The browser of the tests has no addresses of its own for bytes. */
function drawAddresses() {
  let made = 0;
  const create = vi.fn(() => `blob:picture-${++made}`);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test('pictures of screens and stories open over the whole page', async () => {
  drawAddresses();
  visit();
  const stories = await region('Histórias');
  expect(await stories.findByRole('button', { name: 'Telas/Biblioteca: Vazio' })).toBeTruthy();
  const screens = await region('Telas');
  await userEvent.click(await screens.findByRole('button', { name: '/library no celular' }));
  const opened = within(await screen.findByRole('dialog', { name: '/library no celular' }));
  expect(opened.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
});

test('a version without pictures says where they come from', async () => {
  visit({ [`GET ${PATH}`]: () => Response.json(detailsOf({ pictures: [] })) });
  expect(await screen.findByText(/^Esta versão foi publicada sem imagens/)).toBeTruthy();
  expect(screen.getByText(/^Esta versão foi publicada sem histórias/)).toBeTruthy();
});

test('a picture that does not come says so in its place', async () => {
  visit({ [`GET ${PATH}/pictures/screen-1-phone.webp`]: () => refusal(404, 'not_found') });
  expect(await (await region('Telas')).findByText('A imagem não carregou.')).toBeTruthy();
});

test('a version that is gone says so, and one that cannot be read can be asked for again', async () => {
  let answers = 0;
  visit({
    [`GET ${PATH}`]: () => {
      answers += 1;
      if (answers === 1) return refusal(404, 'not_found');
      return Response.json(detailsOf());
    },
  });
  expect(await screen.findByText('Esta versão não está mais no registro.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('region', { name: 'O que mudou' })).toBeTruthy();
});
