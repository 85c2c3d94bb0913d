import { FakeHost } from '@andromeda/platform/testing';
import { createFakeBff, type FakeState } from '@andromeda/platform/testing/browser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { messages } from './messages.ts';

const networkIn = (state: FakeState) => createFakeBff({ state, answers });
const visit = (send: typeof fetch) =>
  render(<FakeHost remote={{ routes }} address="{{path}}" send={send} />);

test('the screen shows the six latest pictures', async () => {
  visit(networkIn('normal'));
  expect(await screen.findByRole('heading', { name: '{{label}}' })).toBeTruthy();
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
});

test('a user without pictures reads where they will appear', async () => {
  visit(networkIn('empty'));
  expect(await screen.findByText('Nada por aqui ainda')).toBeTruthy();
});

test('another try after a failure shows the pictures', async () => {
  let network = networkIn('error');
  visit((...call) => network(...call));
  expect(await screen.findByText(messages.failed)).toBeTruthy();
  network = networkIn('normal');
  for (const again of screen.getAllByRole('button', { name: 'Tentar novamente' })) await userEvent.click(again);
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
});

test('a note is sent to the backend and then listed', async () => {
  const notes: { id: number; text: string }[] = [];
  const send = createFakeBff({
    answers: {
      'GET /api/r/own/notes': () => Response.json({ notes }),
      'POST /api/r/own/notes': ({ body }) => {
        notes.push({ id: 1, text: (body as { text: string }).text });
        return Response.json({ note: notes[0] }, { status: 201 });
      },
    },
  });
  visit(send);
  expect(await screen.findByText('Suas anotações aparecem aqui.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Nova anotação'), 'Conferir o estoque{Enter}');
  expect(await screen.findByText('Conferir o estoque')).toBeTruthy();
});
