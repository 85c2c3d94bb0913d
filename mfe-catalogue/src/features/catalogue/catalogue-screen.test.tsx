import { FakeHost } from '@andromeda/platform/testing';
import { createFakeBff, type FakeState } from '@andromeda/platform/testing/browser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { messages } from './messages.ts';

const networkIn = (state: FakeState) => createFakeBff({ state });
const visit = (send: typeof fetch) =>
  render(<FakeHost remote={{ routes }} address="/produtos" send={send} />);

test('the screen shows the six latest pictures', async () => {
  visit(networkIn('normal'));
  expect(await screen.findByRole('heading', { name: 'Produtos e Anúncios' })).toBeTruthy();
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
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
});
