import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeHost } from './testing/fake-host.tsx';

/** A screen over requests that the test answers one by one. */
async function visit() {
  const requests: ((entries: string) => void)[] = [];
  function Entries() {
    const queries = useQueryClient();
    const { data } = useQuery({
      queryKey: ['entries'],
      queryFn: () => new Promise<string>((answer) => requests.push(answer)),
    });
    return (
      <>
        <p>{data ?? 'carregando'}</p>
        <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['entries'] })}>
          Escrever
        </button>
        <button type="button" onClick={() => queries.setQueryData(['entries'], 'provisória')}>
          Adiantar
        </button>
      </>
    );
  }
  const remote = { routes: [{ path: '*', element: <Entries /> }] };
  render(<FakeHost remote={remote} address="/" send={async () => new Response()} />);
  await screen.findByText('carregando');
  return requests;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an entry that was written before the first list arrived is shown', async () => {
  const requests = await visit();
  press('Escrever');
  requests[0]?.('nenhuma');
  await screen.findByText('nenhuma');
  expect(requests).toHaveLength(2);
  requests[1]?.('uma');
  expect(await screen.findByText('uma')).toBeTruthy();
  expect(requests).toHaveLength(2);
});

test('what was shown in advance does not stop the first list from being asked for again', async () => {
  const requests = await visit();
  press('Escrever');
  press('Adiantar');
  requests[0]?.('nenhuma');
  await expect.poll(() => requests.length).toBe(2);
});

test('a list that nothing overtook is asked for once', async () => {
  const requests = await visit();
  requests[0]?.('nenhuma');
  await screen.findByText('nenhuma');
  expect(requests).toHaveLength(1);
});
