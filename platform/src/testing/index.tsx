import { QueryClient } from '@tanstack/react-query';
import type { PublicConfig } from 'bff/contract';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { type Api, createApi } from '../api/api.ts';
import { NotificationCenter } from '../notifications/notification-center.ts';
import { useNotificationState } from '../notifications/use-notification.ts';
import { PlatformProvider } from '../platform-provider.tsx';
import type { RemoteModule } from '../remote.ts';
import { type Session, SessionContext, type SessionUser } from '../session.ts';

/** How the fake host is set up. `send` answers the network; everything else has a sensible default. */
export interface FakeHostOptions {
  /** Where the person stands; an object carries navigation state. */
  address: InitialEntry;
  send: typeof fetch;
  user?: SessionUser;
  config?: Partial<PublicConfig>;
  changePassword?: Session['changePassword'];
  notifications?: NotificationCenter;
}

/** A host for one remote, without shell, federation or network: mount it, then look at the screen. */
export function FakeHost({ remote, ...options }: FakeHostOptions & { remote: RemoteModule }): ReactNode {
  const router = createMemoryRouter(remote.routes, { initialEntries: [options.address] });
  const user = options.user ?? { id: 'user-1', email: 'ana@example.com', fullName: 'Ana Vendedora' };
  return (
    <PlatformProvider
      config={{ ...defaultConfig, ...options.config }}
      api={fakeApi(options.send)}
      notifications={options.notifications ?? new NotificationCenter()}
      queries={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <SessionContext value={{ user, signOut: nothing, changePassword: options.changePassword ?? nothing }}>
        <RouterProvider router={router} />
        <FakeNotices />
      </SessionContext>
    </PlatformProvider>
  );
}

const nothing = async () => undefined;

const defaultConfig: PublicConfig = {
  supabaseUrl: 'http://localhost',
  supabasePublishableKey: 'sb_publishable_test',
  embedded: true,
  loginUrl: '/login',
  checkoutOrigins: ['http://localhost', 'https://checkout.stripe.com'],
};

/** What the shell would show of notices, without its looks. */
function FakeNotices() {
  const { banner, snackbar, toast } = useNotificationState();
  return (
    <>
      {banner && <p role="alert">{banner.message}</p>}
      {snackbar && <p role="status">{snackbar.message}</p>}
      {toast && (
        <p role="status">
          <span>{toast.title}</span>
          <span>{toast.message}</span>
        </p>
      )}
    </>
  );
}

function fakeApi(send: typeof fetch): Api {
  return createApi(
    'http://localhost',
    { accessToken: async () => 'token', sessionEnded: () => undefined },
    send,
  );
}
