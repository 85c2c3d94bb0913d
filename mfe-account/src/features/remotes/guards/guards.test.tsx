import type { ReleaseOverview, ReleaseRequest } from '@andromeda/platform';
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
  libraryLock,
  libraryRemote,
  libraryRequest,
  meetings,
  trailEntry,
} from '../../../testing/release-house.ts';

type Remote = ReleaseOverview['remotes'][number];
type Answer = (body: string) => Response | Promise<Response>;

/** The screen over a library with these differences. What is sent is kept as `[call, body]`. */
function visit(
  changes: Partial<Remote> = {},
  answers: Record<string, Answer> = {},
  ofAll?: ReleaseOverview['approval'],
) {
  const sent: [string, unknown][] = [];
  const kept = (call: string, answer: Answer): Record<string, Answer> => ({
    [call]: (body) => {
      sent.push([call, body ? JSON.parse(body) : null]);
      return (answers[call] ?? answer)(body);
    },
  });
  const request = `/api/remotes/mfe-library/requests/${libraryRequest().id}`;
  const overview = { ...house([libraryRemote(changes)]), ...(ofAll && { approval: ofAll }) };
  const network = accountNetwork({
    'GET /api/remotes': () => Response.json(overview),
    'GET /api/remote-health': () => Response.json(lastHour),
    'GET /api/remote-errors': () => Response.json(errorsOf()),
    'GET /api/remote-trail': () => Response.json({ entries: [trailEntry] }),
    'GET /api/remote-meetings': () => Response.json(meetings),
    ...kept('PUT /api/remotes/mfe-library/lock', () => Response.json({ lock: libraryLock })),
    ...kept('DELETE /api/remotes/mfe-library/lock', () => new Response(null, { status: 204 })),
    ...kept('PUT /api/remote-approvals/all', () => new Response(null, { status: 204 })),
    ...kept('PUT /api/remote-approvals/mfe-library', () => new Response(null, { status: 204 })),
    ...kept('POST /api/remotes/mfe-library/requests', () =>
      Response.json({ request: libraryRequest() }, { status: 201 }),
    ),
    ...kept('POST /api/remotes/mfe-library/changes', () => Response.json(libraryRemote())),
    ...kept(`POST ${request}/approval`, () => Response.json(libraryRemote({ liveVersion: '3.0.0' }))),
    ...kept(`DELETE ${request}`, () => new Response(null, { status: 204 })),
    ...answers,
  });
  render(<FakeHost remote={{ routes }} address="/admin/remotes" send={network} />);
  return { sent, request };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const pressIn = async (role: 'dialog' | 'alertdialog', name: string) =>
  userEvent.click(within(await screen.findByRole(role)).getByRole('button', { name }));
const rule = { setBy: 'bia@example.com', setAt: '2026-11-21T12:00:00.000Z' };
const openRequest = (changes: Partial<ReleaseRequest> = {}) => ({ request: libraryRequest(changes) });

test('a part is locked with a reason, without which nothing is sent', async () => {
  const { sent } = visit();
  await press('Travar: mfe-library');
  await pressIn('dialog', 'Travar');
  expect(screen.getByText('Escreva o motivo: é o que as outras pessoas vão ler.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Motivo'), ' Black Friday ');
  await pressIn('dialog', 'Travar');
  expect(await screen.findByText('mfe-library está travado.')).toBeTruthy();
  expect(sent).toEqual([['PUT /api/remotes/mfe-library/lock', { reason: 'Black Friday' }]]);
});

test('a locked part says who locked it, when and why, shows nothing else, and still goes back', async () => {
  const { sent } = visit({ lock: libraryLock });
  const part = within(await screen.findByRole('region', { name: 'mfe-library' }));
  expect(part.getByText(/^Travado por bia@example\.com em 21\/11\/2026.*: Black Friday$/)).toBeTruthy();
  expect((await button('Mostrar a todos: 3.0.0')).hasAttribute('disabled')).toBe(true);
  expect((await button('Canário: 3.0.0')).hasAttribute('disabled')).toBe(true);
  await press('Voltar à anterior');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('A trava não impede isto');
  await pressIn('alertdialog', 'Voltar versão');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a part is unlocked, and where another administrator did it before, the screen says so', async () => {
  const { sent } = visit(
    { lock: libraryLock },
    { 'DELETE /api/remotes/mfe-library/lock': () => refusal(404, 'not_found') },
  );
  await press('Destravar');
  await pressIn('alertdialog', 'Destravar');
  expect(await screen.findByText('Alguém mudou isto agora há pouco. Veja o estado atual.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('where changes need an approval, showing a version to all becomes a request', async () => {
  const { sent } = visit({ approval: rule });
  await press('Mostrar a todos: 3.0.0');
  await pressIn('alertdialog', 'Pedir aprovação');
  expect(await screen.findByText('Pedido feito: espera a aprovação de outra pessoa.')).toBeTruthy();
  expect(sent).toEqual([
    ['POST /api/remotes/mfe-library/requests', { action: 'promote', version: '3.0.0', revision: 7 }],
  ]);
});

test('a canary of 10 % begins at once under the rule of all, and a larger one becomes a request', async () => {
  const { sent } = visit({}, {}, rule);
  await press('Canário: 3.0.0');
  await pressIn('alertdialog', 'Começar canário');
  await waitFor(() => expect(sent.map(([call]) => call)).toEqual(['POST /api/remotes/mfe-library/changes']));
  await press('Canário: 3.0.0');
  const field = screen.getByLabelText('Parte das pessoas, em %');
  await userEvent.clear(field);
  await userEvent.type(field, '25');
  await pressIn('alertdialog', 'Pedir aprovação');
  await waitFor(() => expect(sent.at(-1)?.[0]).toBe('POST /api/remotes/mfe-library/requests'));
  expect(sent.at(-1)?.[1]).toMatchObject({ percent: 25 });
});

test('a request says who asks for what, from which commit and until when, and is approved', async () => {
  const { sent, request } = visit(openRequest());
  await screen.findByText('ana@example.com espera uma aprovação');
  await press('Ver pedido');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(
    /3\.0\.0 para todos, no lugar de 2\.0\.0\..*Quem pedeana@example\.com.*commit 4f8a21c09d.*Vale até28\/11\/2026/,
  );
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('/admin/remotes/mfe-library/3.0.0');
  await pressIn('dialog', 'Aprovar');
  expect(await screen.findByText('mfe-library 3.0.0 está no ar.')).toBeTruthy();
  expect(sent).toEqual([[`POST ${request}/approval`, null]]);
});

test('a request is declined', async () => {
  const { sent, request } = visit(openRequest());
  await press('Ver pedido');
  await pressIn('dialog', 'Recusar');
  expect(await screen.findByText('O pedido foi recusado.')).toBeTruthy();
  expect(sent).toEqual([[`DELETE ${request}`, null]]);
});

test('an administrator who asked may withdraw the request, and finds no button to approve it', async () => {
  visit(openRequest({ own: true }));
  await press('Ver pedido');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Você fez este pedido/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Aprovar' })).toBeNull();
  await pressIn('dialog', 'Retirar pedido');
  expect(await screen.findByText('O pedido foi retirado.')).toBeTruthy();
});

test('a request that ended meanwhile says that something changed, and a refusal of the gate stays in its dialog', async () => {
  const approval = `POST /api/remotes/mfe-library/requests/${libraryRequest().id}/approval`;
  let answer = refusal(422, 'release_refused', { problems: 'Pede a plataforma ^9.' });
  visit(openRequest(), { [approval]: () => answer });
  await press('Ver pedido');
  await pressIn('dialog', 'Aprovar');
  const reason = 'A versão não funciona com o que está no ar: Pede a plataforma ^9.';
  expect(await screen.findByText(reason)).toBeTruthy();
  answer = refusal(409, 'request_ended');
  await pressIn('dialog', 'Aprovar');
  expect(await screen.findByText('Alguém mudou isto agora há pouco. Veja o estado atual.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a locked part offers no approval of its request', async () => {
  visit({ lock: libraryLock, ...openRequest() });
  await press('Ver pedido');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Aprovar' }).hasAttribute('disabled')).toBe(true);
  expect(dialog.getByText('Enquanto a trava durar, ninguém aprova.')).toBeTruthy();
});

test('the rule is set for all parts, after which no part has a rule of its own to change', async () => {
  const { sent } = visit();
  await press('Exigir em todas');
  await pressIn('alertdialog', 'Exigir aprovação');
  expect(await screen.findByText('Mudanças pedem aprovação em todas as partes.')).toBeTruthy();
  expect(sent).toEqual([['PUT /api/remote-approvals/all', { required: true }]]);
});

test('under the rule of all no part has a button for its own, and the card says who set it', async () => {
  const { sent } = visit({}, {}, rule);
  const card = within(await screen.findByRole('region', { name: 'Mudanças pedem aprovação' }));
  expect(card.getByText(/^Em todas as partes, por bia@example\.com, desde 21\/11\/2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Exigir aprovação: mfe-library' })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Deixar de exigir' }));
  await pressIn('alertdialog', 'Deixar de exigir');
  await waitFor(() => expect(sent).toEqual([['PUT /api/remote-approvals/all', { required: false }]]));
});

test('one part has a rule of its own', async () => {
  const { sent } = visit({ approval: rule });
  await press('Deixar de exigir aprovação: mfe-library');
  await pressIn('alertdialog', 'Deixar de exigir');
  await waitFor(() => expect(sent).toEqual([['PUT /api/remote-approvals/mfe-library', { required: false }]]));
});

test('the trail names both who asked and who approved, and why something was locked', async () => {
  const entry = { ...trailEntry, who: 'bia@example.com' };
  const entries = [
    { ...entry, what: 'promote', detail: { replaced: '2.0.0', askedBy: 'CI da biblioteca' } },
    { ...entry, what: 'change_asked', detail: { percent: 25 } },
    { ...entry, what: 'change_declined', detail: { askedBy: 'ana@example.com' } },
    { ...entry, what: 'locked', version: null, detail: { reason: 'Black Friday' } },
    { ...entry, what: 'rollback', detail: { despiteLock: true } },
  ];
  visit({}, { 'GET /api/remote-trail': () => Response.json({ entries }) });
  const trail = within(await screen.findByRole('region', { name: 'Histórico' }));
  for (const words of [
    'no lugar de 2.0.0; a pedido de CI da biblioteca',
    /pediu para mostrar a 25% das pessoas/,
    'de ana@example.com',
    'Black Friday',
    'apesar da trava',
  ])
    expect(await trail.findByText(words)).toBeTruthy();
});
