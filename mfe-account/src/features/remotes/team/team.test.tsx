import type { RemoteMember } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../../routes.tsx';
import { accountNetwork, refusal } from '../../../testing/account-network.ts';
import {
  errorsOf,
  house,
  lastHour,
  libraryMember,
  libraryRemote,
  meetings,
  trailEntry,
} from '../../../testing/release-house.ts';

type Answer = (body: string) => Response;

const team = '/api/remotes/mfe-library/members';
const eva = libraryMember();

/** The screen of an administrator, over a library with this team. What is sent is kept as `[call, body]`. */
function visit(members: RemoteMember[] = [eva], answers: Record<string, Answer> = {}) {
  const sent: [string, unknown][] = [];
  const kept = (call: string, answer: Answer): Record<string, Answer> => ({
    [call]: (body) => {
      sent.push([call, body ? JSON.parse(body) : null]);
      return (answers[call] ?? answer)(body);
    },
  });
  const network = accountNetwork({
    'GET /api/remotes': () => Response.json(house([libraryRemote()])),
    'GET /api/remote-health': () => Response.json(lastHour),
    'GET /api/remote-errors': () => Response.json(errorsOf()),
    'GET /api/remote-trail': () => Response.json({ entries: [trailEntry] }),
    'GET /api/remote-meetings': () => Response.json(meetings),
    [`GET ${team}`]: () => Response.json({ members }),
    ...answers,
    ...kept(`POST ${team}`, () => Response.json({ member: eva }, { status: 201 })),
    ...kept(`PUT ${team}/${eva.userId}`, () => Response.json({ member: eva })),
    ...kept(`DELETE ${team}/${eva.userId}`, () => new Response(null, { status: 204 })),
  });
  render(<FakeHost remote={{ routes }} address="/admin/remotes" send={network} />);
  return { sent, calls: (call: string) => network.mock.calls.filter(([to]) => String(to).endsWith(call)) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressIn = async (role: 'dialog' | 'alertdialog', name: string) =>
  userEvent.click(within(await screen.findByRole(role)).getByRole('button', { name }));
const choose = async (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Papel' }), name);

test('the team of a part is asked for only once it is opened, and says who may do what since when', async () => {
  const { calls } = visit();
  await screen.findByRole('button', { name: 'Equipe: mfe-library' });
  expect(calls(team)).toEqual([]);
  await press('Equipe: mfe-library');
  const row = within(await screen.findByRole('row', { name: /eva@example\.com/ }));
  expect(row.getByText('Eva Editora')).toBeTruthy();
  expect(row.getByText('Mostra a parte')).toBeTruthy();
  expect(row.getByText('por ana@example.com')).toBeTruthy();
});

test('an administrator adds a user by their address, with a rank, and not without an address', async () => {
  const { sent } = visit([]);
  await press('Equipe: mfe-library');
  expect(await screen.findByText(/^Ninguém está na equipe ainda/)).toBeTruthy();
  await press('Adicionar');
  await pressIn('dialog', 'Adicionar');
  expect(screen.getByText('Escreva o email da conta da pessoa.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email'), ' eva@example.com ');
  await choose('Libera');
  await pressIn('dialog', 'Adicionar');
  expect(await screen.findByText('eva@example.com está na equipe de mfe-library.')).toBeTruthy();
  expect(sent).toEqual([[`POST ${team}`, { email: 'eva@example.com', rank: 'release' }]]);
});

test.each([
  [
    404,
    'account_unknown',
    'Nenhuma conta confirmada usa este email. Peça que a pessoa crie a conta primeiro.',
  ],
  [409, 'already_member', 'Esta pessoa já está na equipe desta parte.'],
  [409, 'member_administers', 'Esta pessoa administra a aplicação, e já pode tudo nesta parte.'],
])('the dialog says why a user cannot be added: %s %s', async (status, code, words) => {
  visit([], { [`POST ${team}`]: () => refusal(status, code) });
  await press('Equipe: mfe-library');
  await press('Adicionar');
  await userEvent.type(screen.getByLabelText('Email'), 'eva@example.com');
  await pressIn('dialog', 'Adicionar');
  expect(await within(screen.getByRole('dialog')).findByText(words)).toBeTruthy();
});

test('a member gets another rank, each of which says what it means', async () => {
  const { sent } = visit();
  await press('Equipe: mfe-library');
  await press('Mudar papel: eva@example.com');
  expect(screen.getByText(/até 50% das pessoas/)).toBeTruthy();
  await choose('Acompanha');
  expect(screen.getByText(/não muda nada/)).toBeTruthy();
  await pressIn('dialog', 'Mudar papel');
  expect(await screen.findByText('O papel de eva@example.com agora é: Acompanha.')).toBeTruthy();
  expect(sent).toEqual([[`PUT ${team}/${eva.userId}`, { rank: 'view' }]]);
});

test('a member is removed after a question, and one who has left before is said to be gone', async () => {
  const { sent } = visit([eva], { [`DELETE ${team}/${eva.userId}`]: () => refusal(404, 'not_found') });
  await press('Equipe: mfe-library');
  await press('Remover: eva@example.com');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('deixa de ver mfe-library');
  expect(sent).toEqual([]);
  await pressIn('alertdialog', 'Remover');
  expect(await screen.findByText('Alguém mudou isto agora há pouco. Veja o estado atual.')).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([[`DELETE ${team}/${eva.userId}`, null]]));
});

test('the trail says who put whom into a team, with which rank, and who was removed', async () => {
  const entry = { ...trailEntry, version: null };
  const entries = [
    { ...entry, what: 'member_added', detail: { member: eva.email, rank: 'view' } },
    { ...entry, what: 'member_changed', detail: { member: eva.email, rank: 'release', formerRank: 'view' } },
    { ...entry, what: 'member_removed', detail: { member: eva.email, rank: 'release' } },
  ];
  visit([], { 'GET /api/remote-trail': () => Response.json({ entries }) });
  const trail = within(await screen.findByRole('region', { name: 'Histórico' }));
  for (const words of [/adicionou eva@example\.com à equipe/, 'Acompanha', 'de Acompanha para Libera'])
    expect(await trail.findByText(words)).toBeTruthy();
  expect(trail.getByText(/removeu eva@example\.com da equipe/)).toBeTruthy();
});
