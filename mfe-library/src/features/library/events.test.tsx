import { createEventBus } from '@andromeda/platform/meeting';
import { FakeHost } from '@andromeda/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { fakeLibrary, picture, pictures } from '../../testing/fake-library.ts';

function visit(library = fakeLibrary(pictures(2)), events = createEventBus()) {
  render(<FakeHost remote={{ routes }} address="/library" send={library.send} events={events} />);
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), events, ...library };
}

test('other remotes learn which pictures the library deleted, once they can no longer come back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, events } = visit();
  const heard = vi.fn();
  events.listen('mfe-catalogue', 'library.images-deleted@1', heard);
  const [first] = await screen.findAllByRole('listitem');
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Excluir' }));
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(7000);
  expect(heard.mock.calls).toEqual([[{ imageIds: [picture(1).id] }]]);
  vi.useRealTimers();
});

test('the library reads its pictures again when a product got some or lost some', async () => {
  const { asked, events } = visit();
  await screen.findByText('Mostrando 1 - 2 de 2 imagens');
  act(() => events.publish('catalogue.pictures-changed@1', { productId: '1' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});
