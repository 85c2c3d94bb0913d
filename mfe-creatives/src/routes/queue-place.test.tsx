import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { carryDraft } from '../creative-draft.ts';
import { routes } from '../routes.tsx';
import { fakeBff, generation, photo } from '../testing/fake-bff.ts';
import { fakeEvents } from '../testing/fake-events.ts';

beforeEach(() => sessionStorage.clear());

const LINE = 'Sua imagem é a 3ª da fila. Cerca de 40 segundos.';
const waiting = { status: 'waiting', place: 2, expectedSeconds: 40 } as const;

function visit(send: typeof fetch) {
  const address = {
    pathname: '/mobile/remover-fundo',
    state: carryDraft({ files: [photo('caneca.png')], idea: '' }, 'user-1'),
  };
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
}

/** A seller whose picture waits for its turn; `answer` ends the request. */
async function waitInQueue() {
  const events = fakeEvents();
  const answer = Promise.withResolvers<Response>();
  const bff = fakeBff({
    events: events.open,
    answer: () => answer.promise,
    find: () => Response.json(generation({ status: 'processing', step: 'image', imageUrl: null })),
  });
  visit(bff.send);
  await userEvent.click(await screen.findByRole('button', { name: 'Remover Fundo' }));
  await waitFor(() => expect([bff.requests.length, events.opened()]).toEqual([1, 1]));
  const key = bff.requests[0]?.key ?? '';
  return { events, answer, bff, key };
}

test('a picture that waits says where it stands and when it is expected, until its turn comes', async () => {
  const { events, answer, key } = await waitInQueue();
  events.send({ key, ...waiting });
  expect((await screen.findAllByText(LINE)).length).toBeGreaterThan(0);
  expect(screen.getByText('Aguardando a vez...')).toBeTruthy();
  expect(screen.queryByText('Enviando a foto...')).toBeNull();
  events.send({ key, ...waiting, place: 0, expectedSeconds: 10 });
  await waitFor(() => expect(screen.queryByText(/da fila/, { ignore: '[role=status]' })).toBeNull());
  events.send({ key, status: 'working', step: 'image' });
  expect(await screen.findByText('Gerando Imagem...')).toBeTruthy();
  answer.resolve(Response.json(generation()));
  expect(await screen.findByText('Fundo removido com sucesso!')).toBeTruthy();
});

test('a screen reader reads the place aloud, but not every change of it', async () => {
  const { events, answer, key } = await waitInQueue();
  events.send({ key, ...waiting });
  const spoken = await screen.findByText(LINE, { selector: '[role=status]' });
  events.send({ key, ...waiting, place: 1, expectedSeconds: 20 });
  const shown = await screen.findByText('Sua imagem é a 2ª da fila. Cerca de 20 segundos.');
  expect([spoken.textContent, shown.getAttribute('aria-hidden')]).toEqual([LINE, 'true']);
  answer.resolve(Response.json(generation()));
  await screen.findByText('Fundo removido com sucesso!');
});

test('after a reload the picture that waits still says where it stands', async () => {
  const { key } = await waitInQueue();
  cleanup();
  const again = fakeEvents();
  const find = () => Response.json(generation({ status: 'processing', step: 'image', imageUrl: null }));
  visit(fakeBff({ events: again.open, find }).send);
  await waitFor(() => expect(again.opened()).toBe(1));
  again.send({ key, ...waiting });
  expect((await screen.findAllByText(LINE)).length).toBeGreaterThan(0);
});

test('an order whose photo is still on its way is asked for without an error', async () => {
  const events = fakeEvents();
  const answer = Promise.withResolvers<Response>();
  const bff = fakeBff({ events: events.open, answer: () => answer.promise });
  visit(bff.send);
  await userEvent.click(await screen.findByRole('button', { name: 'Remover Fundo' }));
  const asked = () => bff.send.mock.calls.map(([input]) => new URL(String(input)).pathname);
  await waitFor(() => expect(asked()).toContain('/api/generations/by-key'));
  expect(asked()).not.toContain(`/api/generations/${bff.requests[0]?.key}`);
  expect(screen.getByText('Enviando a foto...')).toBeTruthy();
  answer.resolve(Response.json(generation()));
  expect(await screen.findByText('Fundo removido com sucesso!')).toBeTruthy();
});
