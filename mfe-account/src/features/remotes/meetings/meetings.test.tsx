import type { FlagChange } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accountNetwork, refusal } from '../../../testing/account-network.ts';
import { libraryRemote, meetings } from '../../../testing/release-house.ts';
import { MeetingsCard } from './meetings-card.tsx';

const ana = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

/** The card over a registry that keeps every change of a flag. */
function visit(
  answer: () => Response = () => Response.json({ flag: meetings.flags[0] }),
  known = meetings,
  remotes = [libraryRemote()],
) {
  const changes: FlagChange[] = [];
  const send = accountNetwork({
    'GET /api/remote-meetings': () => Response.json(known),
    'POST /api/remotes/mfe-library/flags/library.new-grid': (body: string) => {
      changes.push(JSON.parse(body));
      return answer();
    },
  });
  const routes = [{ path: '/admin/remotes', element: <MeetingsCard remotes={remotes} /> }];
  render(<FakeHost remote={{ routes }} address="/admin/remotes" send={send} />);
  const user = userEvent.setup();
  return {
    changes,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    user,
  };
}

test('the map is short at first, and names at once what lacks its other side', async () => {
  visit();
  expect(await screen.findByText('2 lugares, 1 evento e 1 chave.')).toBeTruthy();
  expect(screen.getByText('cupons.cards@2: mfe-library preenche, e ninguém oferece o lugar.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an administrator sees which remote fills whose place and receives whose event', async () => {
  const { press } = visit();
  await press('Ver lugares e eventos');
  const rows = within(screen.getByRole('table', { name: 'Lugares' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LugarOferecePreenchem',
    'library.picture-actions@1mfe-librarymfe-catalogueVer produtoMostrar',
    'cupons.cards@2ninguémmfe-libraryFotos do cupomMostrar',
  ]);
  expect(within(screen.getByRole('table', { name: 'Eventos' })).getAllByRole('row')).toHaveLength(2);
});

test('an administrator turns a flag on for more users, and names one', async () => {
  const { press, user, changes } = visit();
  await press('Ver chaves');
  expect(screen.getByText('12,5% e 2 pessoas escolhidas')).toBeTruthy();
  await press('Mudar library.new-grid');
  const percent = screen.getByLabelText('Parte das pessoas, em %');
  await user.clear(percent);
  await user.type(percent, '250');
  await press('Mudar chave');
  expect(screen.getByText('Use um número de 0 a 100.')).toBeTruthy();
  await user.clear(percent);
  await user.type(percent, '37,5');
  await user.type(screen.getByLabelText('Ligar para contas, pelo número'), ana);
  await press('Mudar chave');
  expect(await screen.findByText('A chave mudou.')).toBeTruthy();
  expect(changes).toEqual([
    { revision: 3, percent: 37.5, note: 'Grade com datas', addUsers: [ana], removeUsers: [] },
  ]);
});

test('a flag that another administrator changed meanwhile is not overwritten', async () => {
  const { press } = visit(() => refusal(409, 'flag_changed'));
  await press('Ver chaves');
  await press('Remover library.new-grid');
  await press('Remover');
  expect(await screen.findByText('Alguém mudou isto agora há pouco. Veja o estado atual.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a new flag needs a good name before it is sent', async () => {
  const { press, user, changes } = visit(undefined, { ...meetings, flags: [] });
  await press('Ver chaves');
  await press('Nova chave');
  await user.type(screen.getByLabelText('Nome'), 'Grade nova');
  await press('Criar chave');
  expect(screen.getByText(/Use o nome da parte, um ponto/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Nome'));
  await user.type(screen.getByLabelText('Nome'), 'library.new-grid');
  await press('Criar chave');
  expect(await screen.findByText('A chave mudou.')).toBeTruthy();
  expect(changes).toMatchObject([{ revision: 0, percent: 0 }]);
});

test('a member who only looks sees the flags of their part and changes none', async () => {
  const { press } = visit(undefined, undefined, [libraryRemote({ ownRank: 'view' })]);
  await press('Ver chaves');
  expect(await screen.findByRole('table', { name: 'Chaves' })).toBeTruthy();
  for (const name of ['Mudar library.new-grid', 'Remover library.new-grid', 'Nova chave'])
    expect(screen.queryByRole('button', { name }), name).toBeNull();
});

test('a member reads who fills a place, and orders nothing there', async () => {
  const { press } = visit(undefined, undefined, [libraryRemote({ ownRank: 'release' })]);
  await press('Ver lugares e eventos');
  expect((await screen.findByRole('table', { name: 'Lugares' })).textContent).toContain('mfe-library (');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Subir|Descer|Salvar|Voltar ao padrão)/ })).toBeNull();
});
