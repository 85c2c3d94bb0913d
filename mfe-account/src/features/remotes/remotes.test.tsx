import type { ReleaseChange, ReleaseOverview, TrailEntry } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal } from '../../testing/account-network.ts';
import {
  checkWith,
  dayOf,
  errorsOf,
  house,
  lastHour,
  libraryError,
  libraryRemote,
  meetings,
  trailEntry,
} from '../../testing/release-house.ts';

type Answer = (body: string) => Response | Promise<Response>;

const usual: Record<string, Answer> = {
  'GET /api/remotes': () => Response.json(house()),
  'GET /api/remote-health': () => Response.json(lastHour),
  'GET /api/remote-errors': () => Response.json(errorsOf()),
  'GET /api/remote-trail': () => Response.json({ entries: [trailEntry] }),
  'GET /api/remote-meetings': () => Response.json(meetings),
};
const visit = (answers: Record<string, Answer> = {}) =>
  render(
    <FakeHost remote={{ routes }} address="/admin/remotes" send={accountNetwork({ ...usual, ...answers })} />,
  );

/** A registry of which every change is kept, and answered. */
function registry(before: ReleaseOverview, after = before) {
  const changes: ReleaseChange[] = [];
  const answers: Record<string, Answer> = {
    'GET /api/remotes': () => Response.json(changes.length > 0 ? after : before),
    'POST /api/remotes/mfe-library/changes': (body) => {
      changes.push(JSON.parse(body));
      return Response.json(after.remotes[0]);
    },
  };
  return { changes, answers };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('alertdialog'));
const canary = () => house([libraryRemote({ canaryVersion: '3.0.0', canaryPercent: 12.5 })]);

test('a user without the role sees that the screen is for administrators', async () => {
  visit({ 'GET /api/remotes': () => refusal(403, 'forbidden') });
  expect(
    await screen.findByText('Esta área é só para administradores e para a equipe da parte'),
  ).toBeTruthy();
});

test('where nothing is published the screen says how to begin', async () => {
  visit({ 'GET /api/remotes': () => Response.json(house([])) });
  expect(await screen.findByText('Nenhuma parte foi publicada ainda')).toBeTruthy();
});

test('each version shows its publication, weight, health and part of the traffic', async () => {
  visit({ 'GET /api/remotes': () => Response.json(canary()) });
  const traffic = await screen.findByRole('list', { name: 'Aberturas de mfe-library por versão' });
  expect(
    within(traffic)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['90% 2.0.0', '10% 3.0.0']);
  const [, live, tried] = within(screen.getByRole('table', { name: 'Versões de mfe-library' })).getAllByRole(
    'row',
  );
  expect(live?.textContent).toMatch(
    /2\.0\.0No ar.*CI da biblioteca.*312 kB.*900450 pessoas0%184 ms612 mspior 912 ms/,
  );
  expect(tried?.textContent).toMatch(/3\.0\.0Canário 12,5%.*10045 pessoas10%/);
  expect(screen.getByText(/^Por ana@example\.com, em/)).toBeTruthy();
});

test('the map tells what each part exposes and asks, and where it differs from the shell', async () => {
  visit();
  const map = within(await screen.findByRole('region', { name: 'Bibliotecas por parte' }));
  expect(map.getByRole('row', { name: /^shell 9\.9\.9 oferece 19\.3\.2/ })).toBeTruthy();
  expect(
    map.getByRole('row', {
      name: /^mfe-library 2\.0\.0 312 kB \.\/routes \/library \^19\.3\.0 feita com 19\.3\.1/,
    }),
  ).toBeTruthy();
});

test('a version leads to its own page, and a part shows its openings of the day in words', async () => {
  visit({ 'GET /api/remote-curves': () => Response.json(dayOf('2.0.0')) });
  const part = within(await screen.findByRole('region', { name: 'mfe-library' }));
  expect(part.getByRole('link', { name: '3.0.0' }).getAttribute('href')).toBe(
    '/admin/remotes/mfe-library/3.0.0',
  );
  expect(await part.findByText(/^Em 24 horas: 14 aberturas, 2 falhas \(14,3%\)/)).toBeTruthy();
});

test('versions that are not shown, do not fit or were not read stand with the reason', async () => {
  const troubled = libraryRemote({
    refused: [{ version: '3.0.0', problem: 'Nenhuma chave de mfe-library fez esta assinatura.' }],
    incompatible: [{ version: '2.0.0', problems: ['Esta versão pede react ^20.'] }],
    uses: [
      {
        version: '2.0.0',
        uses: {
          exports: {},
          needs: {},
          newest: {},
          declared: { '@andromeda/platform': '^1.30.0' },
          unread: { '@andromeda/platform': 'form' },
        },
      },
    ],
  });
  visit({ 'GET /api/remotes': () => Response.json(house([troubled])) });
  const part = await screen.findByRole('region', { name: 'mfe-library' });
  expect(part.textContent).toContain('3.0.0: Nenhuma chave de mfe-library fez esta assinatura.');
  expect(part.textContent).toContain('2.0.0: Esta versão pede react ^20.');
  expect(part.textContent).toContain(
    '2.0.0: O que usa da página não foi lido por inteiro. @andromeda/platform: os arquivos não têm uma forma conhecida, então vale o intervalo declarado, ^1.30.0.',
  );
});

test('the trail tells who did what', async () => {
  visit();
  const entry = await screen.findByText(/mostrou a 12,5% das pessoas/);
  expect(entry.textContent).toBe('ana@example.com mostrou a 12,5% das pessoas: mfe-library 3.0.0');
});

test('all parts stand at the top, each with its live version and how that fares', async () => {
  const other = libraryRemote({ remote: 'mfe-account', liveVersion: '5.0.0', paths: ['/settings'] });
  const rare = { ...lastHour.versions[0], version: '2.0.0', loads: 9999, failures: 1 };
  visit({
    'GET /api/remotes': () => Response.json(house([other, ...canary().remotes])),
    'GET /api/remote-health': () => Response.json({ versions: [rare], minutes: [] }),
  });
  const now = within(await screen.findByRole('region', { name: 'Agora' }));
  await waitFor(() =>
    expect(now.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'mfe-account5.0.0sem aberturas na última hora',
      'mfe-library2.0.0canário 12,5%10.000 aberturas<0,1% de falhas95% em até 612 ms',
    ]),
  );
  expect(now.getByRole('link', { name: 'mfe-library' }).getAttribute('href')).toBe(
    '/admin/remotes#parte-mfe-library',
  );
});

test('of several parts only those in which something is going on show their versions before they are asked for', async () => {
  const others = ['mfe-account', 'mfe-text-tools'].map((remote) => libraryRemote({ remote }));
  visit({
    'GET /api/remotes': () => Response.json(house([...others, ...canary().remotes])),
    'GET /api/remote-errors': () => Response.json(errorsOf(libraryError({ remote: 'mfe-account' }))),
  });
  const tables = () =>
    screen.getAllByRole('table', { name: /^Versões de/ }).map((table) => table.getAttribute('aria-label'));
  const account = within(await screen.findByRole('region', { name: 'mfe-account' }));
  expect(tables()).toEqual(['Versões de mfe-library']);
  expect(await account.findByText('1 erro em 7 dias')).toBeTruthy();
  await press('Versões e erros: mfe-account');
  await userEvent.click(screen.getByRole('link', { name: 'mfe-text-tools' }));
  expect(tables()).toHaveLength(3);
  await press('Recolher: mfe-library');
  expect(tables()).toEqual(['Versões de mfe-account', 'Versões de mfe-text-tools']);
});

test('a part whose canary ends while its versions are looked at keeps them open', async () => {
  const other = libraryRemote({ remote: 'mfe-account' });
  const { answers } = registry(house([...canary().remotes, other]), house([libraryRemote(), other]));
  visit(answers);
  await press('Retirar canário');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Retirar canário' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirar canário' })).toBeNull());
  expect(screen.getByRole('table', { name: 'Versões de mfe-library' })).toBeTruthy();
});

test('the map warns where the copy that runs lies outside the range that a part asks for', async () => {
  const shared = [
    {
      ...libraryRemote().shared[0],
      requiredVersion: '^18.0.0',
      version: '18.3.1',
      provider: 'shell',
      fits: false,
    },
    {
      name: 'd3',
      version: '7.1.0',
      requiredVersion: '^7.0.0',
      singleton: true,
      provider: 'remotes',
      fits: true,
    },
  ] as const;
  visit({
    'GET /api/remotes': () => Response.json(house([{ ...libraryRemote(), shared: [...shared] } as never])),
  });
  const map = within(await screen.findByRole('region', { name: 'Bibliotecas por parte' }));
  expect(
    map.getByRole('row', { name: /\^7\.0\.0 traz a 7\.1\.0 \^18\.0\.0 feita com 18\.3\.1, não cabe/ }),
  ).toBeTruthy();
});

test('a canary that was taken back automatically shows its figures until the next change', async () => {
  const taken: TrailEntry = {
    at: '2026-11-21T12:00:00.000Z',
    who: 'andromeda',
    what: 'canary_rolled_back',
    remote: 'mfe-library',
    version: '3.0.0',
    detail: { failures: 6, loads: 54, liveFailures: 1, liveLoads: 899 },
  };
  const publish: TrailEntry = { ...taken, who: 'CI', what: 'publish', version: '4.0.0', detail: {} };
  let entries = [publish, taken, trailEntry];
  const { unmount } = visit({ 'GET /api/remote-trail': () => Response.json({ entries }) });
  expect(await screen.findByText('O canário foi retirado por falhar demais')).toBeTruthy();
  const note = '6 falhas em 60 aberturas (10%, contra 0,1% da versão no ar)';
  expect(screen.getByText(note)).toBeTruthy();
  expect(screen.getByText(/^3\.0\.0, em/).textContent).toContain(`${note}. Todos veem 2.0.0.`);
  unmount();
  entries = [{ ...trailEntry, at: '2026-11-22T12:00:00.000Z' }, ...entries];
  visit({ 'GET /api/remote-trail': () => Response.json({ entries }) });
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.queryByText('O canário foi retirado por falhar demais')).toBeNull();
});

test('two lines of one moment, such as old versions that went together, both stand in the trail', async () => {
  const gone = (version: string): TrailEntry => ({ ...trailEntry, who: 'andromeda', what: 'prune', version });
  visit({ 'GET /api/remote-trail': () => Response.json({ entries: [gone('0.1.0'), gone('0.2.0')] }) });
  expect(await screen.findByText('0.1.0')).toBeTruthy();
  expect(screen.getByText('0.2.0')).toBeTruthy();
});

test('of thirty versions those that matter stand there, and the rest when it is asked for', async () => {
  const [first] = libraryRemote().versions;
  if (!first) throw new Error('the library has versions');
  const old = Array.from({ length: 27 }, (_, place) => ({
    ...first,
    version: `0.${place}.0`,
    publishedAt: `2026-10-${String(place + 1).padStart(2, '0')}T12:00:00.000Z`,
  }));
  const versions = [...libraryRemote().versions, ...old];
  visit({ 'GET /api/remotes': () => Response.json(house([libraryRemote({ versions })])) });
  await screen.findByRole('list', { name: 'Aberturas de mfe-library por versão' });
  const table = screen.getByRole('table', { name: 'Versões de mfe-library' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 3 + 2);
  await press('Ver mais 25 versões');
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 30);
});

test('what went out without its checks is marked, and what the server built is not', async () => {
  const [newest, live, first] = libraryRemote().versions;
  if (!newest || !live || !first) throw new Error('the library has three versions');
  const versions = [
    { ...newest, typesChecked: false, contractChecked: false },
    { ...live, contractChecked: false },
    { ...first, publishedBy: 'start', typesChecked: false, contractChecked: false },
  ];
  visit({ 'GET /api/remotes': () => Response.json(house([libraryRemote({ versions })])) });
  const table = within(await screen.findByRole('table', { name: 'Versões de mfe-library' }));
  const row = (version: string) => table.getByRole('row', { name: new RegExp(`^${version}`) }).textContent;
  expect(row('3.0.0')).toContain('tipos e telas não conferidos');
  expect(row('2.0.0')).toContain('telas não conferidas');
  expect(row('1.0.0')).not.toMatch(/não conferid/);
});

test('where the checker has tried a version its verdict stands in place of what the team said', async () => {
  const [newest, live] = libraryRemote().versions;
  if (!newest || !live) throw new Error('the library has versions');
  const failed = checkWith({ passed: false, complaints: ['/library não abre.'] });
  const versions = [
    { ...newest, check: failed },
    { ...live, contractChecked: false, check: checkWith({ types: 'no_sources' }) },
  ];
  visit({ 'GET /api/remotes': () => Response.json(house([libraryRemote({ versions })])) });
  const table = within(await screen.findByRole('table', { name: 'Versões de mfe-library' }));
  const row = (version: string) => table.getByRole('row', { name: new RegExp(`^${version}`) }).textContent;
  expect(row('3.0.0')).toContain('reprovada pelo verificador');
  expect(row('2.0.0')).toContain('conferida pelo verificador');
  expect(row('2.0.0')).toContain('tipos não conferidos: a versão não trouxe os mapas');
  expect(row('2.0.0')).not.toContain('telas não conferidas');
});

test('of several parts one whose live version the checker has failed shows its versions at once', async () => {
  const others = ['mfe-account', 'mfe-text-tools'].map((remote) => libraryRemote({ remote }));
  const versions = libraryRemote().versions.map((each) =>
    each.version === '2.0.0'
      ? { ...each, check: checkWith({ passed: false, complaints: ['/library não abre.'] }) }
      : each,
  );
  visit({ 'GET /api/remotes': () => Response.json(house([...others, libraryRemote({ versions })])) });
  await screen.findByRole('region', { name: 'mfe-account' });
  const tables = screen.getAllByRole('table', { name: /^Versões de/ });
  expect(tables.map((table) => table.getAttribute('aria-label'))).toEqual(['Versões de mfe-library']);
});

test('the shell stands first, with the same actions, and once in the map', async () => {
  const shell = libraryRemote({ remote: 'shell', paths: [], shared: [], exposes: [] });
  const { changes, answers } = registry(house([shell, libraryRemote()]));
  visit(answers);
  const heads = await screen.findAllByRole('heading', { level: 2, name: /^(shell|mfe-)/ });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['shell', 'mfe-library']);
  const map = within(screen.getByRole('region', { name: 'Mapa de dependências' }));
  expect(map.getAllByRole('rowheader', { name: 'shell' })).toHaveLength(1);
  const card = within(screen.getByRole('region', { name: 'shell' }));
  await userEvent.click(card.getByRole('button', { name: 'Versões e erros: shell' }));
  await userEvent.click(card.getByRole('button', { name: 'Mostrar a todos: 3.0.0' }));
  const question = await dialog();
  expect(question.getByText(/passam a ver shell 3\.0\.0 no lugar de 2\.0\.0/)).toBeTruthy();
  expect(changes).toEqual([]);
});

test('a version is shown to all after a question that names what it replaces', async () => {
  const { changes, answers } = registry(house(), house([libraryRemote({ liveVersion: '3.0.0' })]));
  visit(answers);
  await press('Mostrar a todos: 3.0.0');
  const question = await dialog();
  expect(question.getByText(/passam a ver mfe-library 3\.0\.0 no lugar de 2\.0\.0/)).toBeTruthy();
  expect(changes).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Mostrar a todos' }));
  expect(await screen.findByText('mfe-library 3.0.0 está no ar para todos.')).toBeTruthy();
  expect(changes).toEqual([{ action: 'promote', version: '3.0.0', revision: 7 }]);
});

test('a canary starts with the part that was typed, and no other number is taken', async () => {
  const { changes, answers } = registry(house(), canary());
  visit(answers);
  await press('Canário: 3.0.0');
  const question = await dialog();
  const part = question.getByRole('textbox', { name: 'Parte das pessoas, em %' });
  const begin = question.getByRole('button', { name: 'Começar canário' });
  await userEvent.clear(part);
  await userEvent.click(begin);
  expect(question.getByText('Use um número maior que 0, até 100.')).toBeTruthy();
  await userEvent.type(part, '12,5');
  expect(question.getByText(/^12,5% das pessoas.*as outras ficam com 2\.0\.0/)).toBeTruthy();
  await userEvent.click(begin);
  await waitFor(() =>
    expect(changes).toEqual([{ action: 'canary', version: '3.0.0', percent: 12.5, revision: 7 }]),
  );
  expect(await screen.findByText('12,5% das pessoas')).toBeTruthy();
});

test.each([
  ['Retirar canário', 'stop_canary', canary()],
  ['Voltar à anterior', 'rollback', house()],
] as const)('%s asks first, and changes nothing when it is dismissed', async (name, action, state) => {
  const { changes, answers } = registry(state);
  visit(answers);
  await press(name);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
  expect(changes).toEqual([]);
  await press(name);
  await userEvent.click((await dialog()).getByRole('button', { name: /canário|Voltar versão/ }));
  await waitFor(() => expect(changes).toEqual([{ action, revision: 7 }]));
});

test('a second change right after the first is made on the state that the first one left', async () => {
  const revisions: number[] = [];
  let answered = false;
  visit({
    // Read again, it takes its time.
    'GET /api/remotes': () => (answered ? new Promise<Response>(() => undefined) : Response.json(house())),
    'POST /api/remotes/mfe-library/changes': (body) => {
      answered = true;
      revisions.push(JSON.parse(body).revision);
      const { shared: _, exposes: __, versions: ___, ...state } = libraryRemote({ revision: 8 });
      return Response.json({ ...state, canaryVersion: '3.0.0', canaryPercent: 10 });
    },
  });
  await press('Canário: 3.0.0');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Começar canário' }));
  await press('Retirar canário');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Retirar canário' }));
  await waitFor(() => expect(revisions).toEqual([7, 8]));
});

test('a change that came second shows the current state and says so', async () => {
  let asked = 0;
  visit({
    'GET /api/remotes': () => Response.json(asked++ === 0 ? house() : canary()),
    'POST /api/remotes/mfe-library/changes': () => refusal(409, 'release_changed'),
  });
  await press('Voltar à anterior');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Voltar versão' }));
  expect(await screen.findByText('Alguém mudou isto agora há pouco. Veja o estado atual.')).toBeTruthy();
  expect(await screen.findByText('12,5% das pessoas')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('while the database is away the screen says so, and a change that is refused says that nothing was changed', async () => {
  let away = true;
  visit({
    'GET /api/remotes': () => (away ? refusal(503, 'service_unavailable') : Response.json(house())),
    'POST /api/remotes/mfe-library/changes': () => refusal(503, 'registry_away'),
  });
  await screen.findByText('O serviço está demorando para responder. Tente novamente em alguns instantes.');
  away = false;
  await press('Tentar novamente');
  await press('Voltar à anterior');
  const question = await dialog();
  await userEvent.click(question.getByRole('button', { name: 'Voltar versão' }));
  expect((await question.findByRole('alert')).textContent).toContain('Nada mudou');
});

test('a refusal of the gate stays in the dialog, with what to change', async () => {
  const problems = 'Pede a plataforma ^9.0.0.';
  visit({
    'POST /api/remotes/mfe-library/changes': () =>
      Response.json(
        { error: { code: 'release_refused', requestId: 'r', details: { problems } } },
        { status: 422 },
      ),
  });
  await press('Mostrar a todos: 3.0.0');
  const question = await dialog();
  await userEvent.click(question.getByRole('button', { name: 'Mostrar a todos' }));
  expect((await question.findByRole('alert')).textContent).toContain(problems);
});

test('no version is said to have no openings before its health has come', async () => {
  const overview = Promise.withResolvers<void>();
  visit({
    'GET /api/remotes': () => {
      overview.resolve();
      return Response.json(house([libraryRemote(), libraryRemote({ remote: 'mfe-account' })]));
    },
    'GET /api/remote-health': async () => {
      await overview.promise;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return Response.json(lastHour);
    },
  });
  const shown = new Set<string>();
  const eye = new MutationObserver(() => shown.add(document.body.textContent));
  eye.observe(document.body, { childList: true, subtree: true, characterData: true });
  expect(await screen.findByText('900 aberturas')).toBeTruthy();
  eye.disconnect();
  const early = [...shown].filter((text) => !text.includes('900 aberturas'));
  expect(early.join('\n')).not.toContain('Agora');
});

test('versions stand even when their health cannot be read', async () => {
  visit({ 'GET /api/remote-health': () => refusal(500, 'internal_error') });
  expect(
    await screen.findByText('Não foi possível carregar a saúde das versões. Tente novamente.'),
  ).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Versões de mfe-library' })).toBeTruthy();
});

const errorTable = () => screen.findByRole('table', { name: 'Erros de mfe-library' });

test('each version shows which errors it has, where, for how many users, how often and since when', async () => {
  visit({
    'GET /api/remotes': () => Response.json(canary()),
    'GET /api/remote-errors': () =>
      Response.json(
        errorsOf(
          libraryError({ users: 200, anonymousTimes: 2 }),
          libraryError({ version: '2.0.0', message: '', place: '', source: null, users: 1, times: 1 }),
          libraryError({ remote: 'mfe-account' }),
        ),
      ),
  });
  const [, thrown, others, ...more] = within(await errorTable()).getAllByRole('row');
  expect(thrown?.textContent).toMatch(
    /onSave is not a functionsrc\/features\/library\/name-form\.tsx:243\.0\.0Canário 12,5%commit 4f8a21c09d, com mudanças200 pessoas ou mais31e 2 sem conta20\/11\/2026.*21\/11\/2026/,
  );
  expect(others?.textContent).toMatch(/^Outros erros2\.0\.0No ar11/);
  expect(more).toEqual([]);
});

test('a part without errors says so, and many errors come when asked for', async () => {
  const { unmount } = visit();
  expect(await screen.findByText('Nenhum erro.')).toBeTruthy();
  unmount();
  const many = Array.from({ length: 5 }, (_, line) => libraryError({ place: `routes.js:${line}:1` }));
  visit({ 'GET /api/remote-errors': () => Response.json(errorsOf(...many)) });
  expect(within(await errorTable()).getAllByRole('row')).toHaveLength(4);
  await press('Ver mais 2 erros');
  expect(within(await errorTable()).getAllByRole('row')).toHaveLength(6);
});

test('errors that cannot be loaded leave the rest of the screen as it is', async () => {
  visit({ 'GET /api/remote-errors': () => refusal(500, 'internal_error') });
  expect(await screen.findByText(/Algo deu errado|Não foi possível carregar os erros/)).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Versões de mfe-library' })).toBeTruthy();
});

test('the trail says which error ended a canary, and what was known of one that an administrator withdrew', async () => {
  const known = { loads: 10, failures: 0, users: 10, errorUsers: 6, liveUsers: 40, liveErrorUsers: 1 };
  const errors = [{ message: 'TypeError: onSave is not a function', place: 'routes.js:1:2048' }];
  const taken: TrailEntry = {
    ...trailEntry,
    what: 'canary_rolled_back',
    detail: { cause: 'errors', ...known, errors },
  };
  const stopped: TrailEntry = {
    ...trailEntry,
    at: '2026-11-19T12:00:00.000Z',
    what: 'stop_canary',
    detail: { ...known, failures: 1, errorUsers: 0 },
  };
  const untouched: TrailEntry = { ...stopped, at: '2026-11-18T12:00:00.000Z', detail: {} };
  visit({ 'GET /api/remote-trail': () => Response.json({ entries: [taken, stopped, untouched] }) });
  const note =
    '6 de 10 pessoas com erro (60%, contra 2,5% da versão no ar): TypeError: onSave is not a function, em routes.js:1:2048';
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.getByText('1 falha em 11 aberturas (9,1%)')).toBeTruthy();
});

test('the trail says how many waited for a canary that was withdrawn for being slow', async () => {
  const slow = (name: string, limit: number, slowUsers: number, liveUsers: number) => ({
    ...{ name, limit, slowUsers, liveUsers },
    ...{ users: 20, liveSlowUsers: 1 },
  });
  const taken = (
    day: number,
    detail: TrailEntry['detail'],
    what: TrailEntry['what'] = 'canary_rolled_back',
  ) => ({
    ...trailEntry,
    ...{ at: `2026-11-${day}T12:00:00.000Z`, who: 'andromeda', what, detail },
  });
  const entries: TrailEntry[] = [
    taken(20, { cause: 'slow', vitals: [slow('LCP', 4000, 7, 22), slow('INP', 500, 6, 22)] }),
    taken(19, { cause: 'slow', vitals: [slow('INP', 500, 15, 0)] }),
    taken(18, { cause: 'slow', vitals: [slow('CLS', 0.25, 12, 22)] }),
    taken(17, { cause: 'errors', vitals: [slow('LCP', 4000, 2, 22)] }),
    taken(16, { vitals: [slow('LCP', 4000, 1, 22)] }, 'stop_canary'),
  ];
  visit({ 'GET /api/remote-trail': () => Response.json({ entries }) });
  expect(await screen.findByText('O canário foi retirado por ser lento demais')).toBeTruthy();
  const trail = within(await screen.findByRole('region', { name: 'Histórico' }));
  const lines = (await trail.findAllByRole('listitem')).map((line) =>
    [...line.querySelectorAll('p')].map(({ textContent }) => textContent.replace(/:.*$/, '')),
  );
  expect(lines).toEqual([
    [
      'A Andrômeda retirou o canário por lentidão',
      '7 de 20 pessoas esperaram mais de 4 s pela tela (35%, contra 4,5% da versão no ar)',
    ],
    [
      'A Andrômeda retirou o canário por lentidão',
      '15 de 20 pessoas esperaram mais de 0,5 s pela resposta a um toque (75%)',
    ],
    [
      'A Andrômeda retirou o canário porque a tela pulava',
      '12 de 20 pessoas viram a tela pular (60%, contra 4,5% da versão no ar)',
    ],
    ['A Andrômeda retirou o canário por falhas'],
    [
      'A Andrômeda retirou o canário',
      '1 de 20 pessoas esperou mais de 4 s pela tela (5%, contra 4,5% da versão no ar)',
    ],
  ]);
});

test.each([
  [{ plans: ['pro', 'master'] }, 'Só para quem tem o plano Pro ou Master, e administradores'],
  [{ roles: ['admin'] }, 'Só para administradores'],
])('a part with the access %o says in words who may enter', async (access, words) => {
  visit({ 'GET /api/remotes': () => Response.json(house([libraryRemote({ access })])) });
  expect(await screen.findByText(words)).toBeTruthy();
});
