import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePreparation } from '../preparation.ts';
import { FakeHost } from './fake-host.tsx';

function Asking() {
  const prepare = usePreparation();
  return (
    <button type="button" onClick={() => prepare({ images: [], keep: async () => undefined })}>
      Preparar
    </button>
  );
}

test('a host without the shell says what the shell would open', async () => {
  const remote = { routes: [{ path: '*', element: <Asking /> }] };
  render(<FakeHost remote={remote} address="/library" send={async () => new Response()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Preparar' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'No produto, o shell abre aqui “Preparar para…” com 0 imagens.',
  );
});

test('work that goes on without its screen ends with the host', async () => {
  const clients: QueryClient[] = [];
  function Working() {
    clients.push(useQueryClient());
    const { mutate } = useMutation({ mutationFn: () => new Promise(() => undefined) });
    return (
      <button type="button" onClick={() => mutate()}>
        Começar
      </button>
    );
  }
  const remote = { routes: [{ path: '*', element: <Working /> }] };
  const { unmount } = render(
    <FakeHost remote={remote} address="/library" send={async () => new Response()} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Começar' }));
  const mutations = () => clients[0]?.getMutationCache().getAll().length;
  expect(mutations()).toBe(1);
  unmount();
  await expect.poll(mutations).toBe(0);
});
