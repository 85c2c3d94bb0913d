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
