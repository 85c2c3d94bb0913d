import type { MemberRank, ReleaseOverview } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../../routes.tsx';
import { accountNetwork, refusal } from '../../../testing/account-network.ts';
import {
  dayOf,
  detailsOf,
  errorsOf,
  house,
  lastHour,
  libraryLock,
  libraryRemote,
  libraryRequest,
  meetings,
  trailEntry,
} from '../../../testing/release-house.ts';

type Remote = ReleaseOverview['remotes'][number];

const link = {
  id: '9f0c7f5e-3f0b-4c53-9a3e-0d2f4f6a8b10',
  remote: 'mfe-library',
  version: '3.0.0',
  until: '2026-11-22T12:00:00.000Z',
  madeBy: 'ana@example.com',
  madeAt: '2026-11-21T12:00:00.000Z',
};

/** What a member of this rank sees at an address. `answers` may be changed while the page is open. */
function visit(ownRank: MemberRank, changes: Partial<Remote> = {}, address = '/admin/remotes') {
  const answers: Record<string, (body: string) => Response> = {
    'GET /api/remotes': () => Response.json(house([libraryRemote({ ownRank, ...changes })])),
    'GET /api/remotes/mfe-library/versions/3.0.0': () => Response.json(detailsOf({ pictures: [], ownRank })),
    'GET /api/remote-curves': () => Response.json(dayOf('3.0.0')),
    'GET /api/remote-previews': () => Response.json({ previews: [link] }),
    'GET /api/remote-health': () => Response.json(lastHour),
    'GET /api/remote-errors': () => Response.json(errorsOf()),
    'GET /api/remote-trail': () => Response.json({ entries: [trailEntry] }),
    'GET /api/remote-meetings': () => Response.json(meetings),
  };
  const send: typeof fetch = (input, init) => accountNetwork(answers)(input, init);
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
  return { answers };
}

const part = async () => within(await screen.findByRole('region', { name: 'mfe-library' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const absent = (...names: string[]) => {
  for (const name of names) expect(screen.queryByRole('button', { name }), name).toBeNull();
};
const ofAdministrators = [
  'Equipe: mfe-library',
  'Travar: mfe-library',
  'Exigir aprovação: mfe-library',
  'Exigir em todas',
];

test('a member who looks reads so on the card, and finds versions and errors but nothing that changes anything', async () => {
  visit('view', { canaryVersion: '3.0.0', canaryPercent: 10 });
  expect((await part()).getByText('Você acompanha esta parte')).toBeTruthy();
  expect(await screen.findByRole('table', { name: 'Versões de mfe-library' })).toBeTruthy();
  absent(
    'Retirar canário',
    'Mudar %: 3.0.0',
    'Canário: 1.0.0',
    'Mostrar a todos: 3.0.0',
    ...ofAdministrators,
  );
  expect(screen.queryByRole('link', { name: 'Voltar ao Admin' })).toBeNull();
  expect(screen.queryByText('Mudanças pedem aprovação')).toBeNull();
});

test('a member with the rank of canaries opens one for up to half of the users, and shows nothing to all', async () => {
  visit('canary');
  expect((await part()).getByText('Você pode mostrar versões a parte das pessoas')).toBeTruthy();
  absent('Voltar à anterior', 'Mostrar a todos: 3.0.0', ...ofAdministrators);
  await press('Canário: 3.0.0');
  const field = screen.getByRole('textbox', { name: 'Parte das pessoas, em %' });
  expect(screen.getByText('O seu papel permite até 50%.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '60');
  await press('Começar canário');
  expect(screen.getByText('Use um número maior que 0, até 50.')).toBeTruthy();
});

test('a member who releases promotes and rolls back, and asks where an approval is needed', async () => {
  const rule = { setBy: 'bia@example.com', setAt: '2026-11-21T12:00:00.000Z' };
  visit('release', { approval: rule });
  const own = await part();
  expect(own.getByText('Você pode liberar versões para todos')).toBeTruthy();
  expect(own.getByRole('button', { name: 'Voltar à anterior' })).toBeTruthy();
  expect(own.getByText('Mudanças pedem aprovação')).toBeTruthy();
  absent('Deixar de exigir aprovação: mfe-library', ...ofAdministrators);
  await press('Mostrar a todos: 3.0.0');
  expect(screen.getByRole('button', { name: 'Pedir aprovação' })).toBeTruthy();
});

test('a member unlocks nothing, reads a request, and decides on none', async () => {
  visit('release', { lock: libraryLock, request: libraryRequest() });
  expect((await part()).getByText(/^Travado por/)).toBeTruthy();
  absent('Destravar');
  await press('Ver pedido');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Quem administra decide sobre este pedido.')).toBeTruthy();
  absent('Aprovar', 'Recusar', 'Retirar pedido');
});

test('a member withdraws their own request', async () => {
  visit('release', { request: libraryRequest({ own: true }) });
  await press('Ver pedido');
  expect(await screen.findByRole('button', { name: 'Retirar pedido' })).toBeTruthy();
  absent('Aprovar');
});

test.each<[MemberRank, boolean]>([
  ['view', false],
  ['canary', true],
])('the page of a version offers previews by rank: %s %s', async (rank, offered) => {
  visit(rank, {}, '/admin/remotes/mfe-library/3.0.0');
  expect(await screen.findByText('ana@example.com')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Erros' })).toBeTruthy();
  for (const name of ['Criar link de prévia', 'Encerrar'])
    expect(screen.queryByRole('button', { name }) !== null, name).toBe(offered);
});

test('a member who was removed reads so in the place of the screen, after what they pressed was refused', async () => {
  const { answers } = visit('release');
  await press('Voltar à anterior');
  const refused = () => refusal(403, 'forbidden');
  answers['GET /api/remotes'] = refused;
  answers['POST /api/remotes/mfe-library/changes'] = refused;
  await press('Voltar versão');
  expect(
    await screen.findByText('Esta área é só para administradores e para a equipe da parte'),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'mfe-library' })).toBeNull();
});
