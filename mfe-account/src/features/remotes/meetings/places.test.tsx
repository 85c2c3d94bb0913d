import type { PlaceChange, RemoteMeetings } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accountNetwork, refusal } from '../../../testing/account-network.ts';
import { meetings, trailEntry } from '../../../testing/release-house.ts';
import { deedOf, noteOf } from '../trail-texts.ts';
import { MeetingsCard } from './meetings-card.tsx';

type Place = RemoteMeetings['slots'][number];

const place: Place = {
  key: 'library.cards@1',
  offeredBy: 'mfe-library',
  fills: ['mfe-a', 'mfe-b', 'mfe-c'].map((remote) => ({ remote, label: `De ${remote}` })),
};
const arranged = (changes: object): Place => ({
  ...place,
  arrangement: {
    ...{ place: place.key, order: [], off: [], revision: 4, setBy: 'bia@example.com' },
    changedAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  },
});

/** The card, unfolded, over a registry with one place, which a change `answer`s and `becomes`. */
async function visit(known: Place, becomes = known, answer = () => Response.json({ arrangement: null })) {
  const changes: PlaceChange[] = [];
  const send = accountNetwork({
    'GET /api/remote-meetings': () =>
      Response.json({ ...meetings, slots: [changes.length > 0 ? becomes : known] }),
    'POST /api/remote-places/library.cards@1': (body: string) => {
      changes.push(JSON.parse(body));
      return answer();
    },
  });
  const routes = [{ path: '/admin/remotes', element: <MeetingsCard remotes={[]} /> }];
  render(<FakeHost remote={{ routes }} address="/admin/remotes" send={send} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Ver lugares e eventos' }));
  const list = () => within(screen.getByRole('list', { name: 'Quem preenche library.cards@1' }));
  const order = () =>
    list()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 5));
  return { changes, user, press, order };
}

const save = 'Salvar library.cards@1';

test('an administrator moves remotes by the keyboard, and saves several moves as one change', async () => {
  const { changes, user, press, order } = await visit(place);
  expect(screen.queryByRole('button', { name: save })).toBeNull();
  screen.getByRole('button', { name: 'Subir mfe-c' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Subir mfe-c' }));
  expect(screen.getByText('mfe-c: 2º de 3')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['mfe-c', 'mfe-a', 'mfe-b']);
  // At the top the focus goes where the remote can still be moved.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Descer mfe-c' }));
  await user.click(screen.getByRole('checkbox', { name: 'Mostrar mfe-b' }));
  await press(save);
  expect(await screen.findByText(/^O lugar voltou ao padrão|^O lugar mudou/)).toBeTruthy();
  expect(changes).toEqual([{ revision: 0, order: ['mfe-c', 'mfe-a', 'mfe-b'], off: ['mfe-b'] }]);
});

test('who only switches a remote off leaves the order to the manifests', async () => {
  const { changes, user, press } = await visit(place);
  const box = screen.getByRole('checkbox', { name: 'Mostrar mfe-a' });
  await user.click(box);
  await user.click(box);
  expect(screen.queryByRole('button', { name: save })).toBeNull();
  await user.click(box);
  await press(save);
  expect(changes).toEqual([{ revision: 0, order: [], off: ['mfe-a'] }]);
});

test('a remote that does not fill the place stays named and is shown as such, and the place goes back to its standard', async () => {
  const gone = arranged({ order: ['mfe-gone', 'mfe-a'], off: ['mfe-c'] });
  const { changes, press, order } = await visit(gone, place);
  expect(order()).toEqual(['mfe-g', 'mfe-a', 'mfe-b', 'mfe-c']);
  expect(screen.getByText('Não preenche este lugar agora')).toBeTruthy();
  expect(screen.getByText(/Arrumado por bia@example.com/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Mostrar mfe-c' })).toHaveProperty('checked', false);
  await press('Voltar ao padrão em library.cards@1');
  expect(await screen.findByText(/^O lugar voltou ao padrão/)).toBeTruthy();
  expect(changes).toEqual([{ revision: 4, order: [], off: [] }]);
  expect(order()).toEqual(['mfe-a', 'mfe-b', 'mfe-c']);
});

test('a place that another administrator changed meanwhile is not overwritten, and is shown as it is now', async () => {
  const theirs = arranged({ order: ['mfe-b'], off: ['mfe-a'] });
  theirs.fills = ['mfe-b', 'mfe-a', 'mfe-c'].map((remote) => ({ remote, label: remote }));
  const { press, order } = await visit(place, theirs, () => refusal(409, 'place_changed'));
  await press('Descer mfe-a');
  await press(save);
  expect(
    await screen.findByText('Outra pessoa mudou este lugar. Veja como está agora e tente de novo.'),
  ).toBeTruthy();
  expect(await screen.findByText(/Arrumado por bia@example.com/)).toBeTruthy();
  expect(order()).toEqual(['mfe-b', 'mfe-a', 'mfe-c']);
  expect(screen.queryByRole('button', { name: save })).toBeNull();
});

test('a place that only one remote fills has a switch and no order', async () => {
  await visit({ ...place, fills: place.fills.slice(0, 1) });
  expect(screen.getByRole('checkbox', { name: 'Mostrar mfe-a' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Subir mfe-a' })).toBeNull();
});

test('the trail says which place was arranged, and how it was before and after', () => {
  const detail = {
    place: place.key,
    order: ['mfe-b', 'mfe-a'],
    off: ['mfe-c'],
    orderBefore: [],
    offBefore: [],
  };
  const entry = { ...trailEntry, what: 'place_arranged' as const, detail };
  expect(deedOf(entry)).toBe('arrumou o lugar library.cards@1');
  expect(noteOf(entry)).toBe('antes: ordem padrão; agora: mfe-b, mfe-a, sem mfe-c');
});
