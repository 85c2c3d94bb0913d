import { createApi, NotificationCenter, PlatformProvider } from '@andromeda/platform/host';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotificationBell } from './notification-bell.tsx';

const config = {
  supabaseUrl: 'http://localhost',
  supabasePublishableKey: 'k',
  embedded: true,
  loginUrl: '/login',
  checkoutOrigins: [],
};
const nobody = {
  accessToken: async () => null,
  renewedToken: async () => null,
  sessionEnded: () => undefined,
};

function draw(opens: 'from-below' | 'at-the-bell') {
  const notifications = new NotificationCenter();
  render(
    <PlatformProvider
      config={config}
      api={createApi('http://localhost', nobody, vi.fn())}
      notifications={notifications}
      queries={new QueryClient()}
    >
      <NotificationBell opens={opens} />
    </PlatformProvider>,
  );
  return { notifications, user: userEvent.setup() };
}

const bell = (name = 'Notificações') => screen.getByRole('button', { name });

test.each(['from-below', 'at-the-bell'] as const)(
  'the bell that opens %s lists new notices, newest first, and removes one or all',
  async (opens) => {
    const { notifications, user } = draw(opens);
    expect(bell()).toBeTruthy();
    act(() => {
      notifications.notify({ type: 'success', message: 'Primeira' });
      notifications.notify({ type: 'error', message: 'Segunda' });
      notifications.notify({ type: 'info', message: 'Terceira', channel: 'none' });
    });
    await user.click(bell('Notificações, há novas'));
    const surface = within(await screen.findByRole('dialog', { name: 'Notificações' }));
    const listed = () =>
      surface.queryAllByRole('listitem').map((entry) => entry.querySelectorAll('p')[1]?.textContent);
    expect(listed()).toEqual(['Terceira', 'Segunda', 'Primeira']);
    const [, second] = surface.getAllByRole('button', { name: 'Remover' });
    await user.click(second as HTMLElement);
    expect(listed()).toEqual(['Terceira', 'Primeira']);
    // The focus stays in the history although its button is gone.
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    await user.click(surface.getByRole('button', { name: 'Limpar tudo' }));
    expect(surface.getByText('Nenhuma notificação por aqui')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    expect(surface.queryByRole('button', { name: 'Limpar tudo' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bell()).toBeTruthy();
  },
);

test('the snackbar does not cover the list on a phone', async () => {
  const { notifications, user } = draw('from-below');
  act(() => void notifications.notify({ type: 'success', message: 'Pronto' }));
  await user.click(bell('Notificações, há novas'));
  expect(notifications.state().snackbar).toMatchObject({ closing: true });
  expect(screen.getByText('Pronto')).toBeTruthy();
});
