import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Api, createApi } from '../api/api.ts';
import { NotificationCenter } from '../notifications/notification-center.ts';
import { PlatformProvider } from '../platform-provider.tsx';
import type { RemoteModule } from '../remote.ts';
import { SessionContext, type SessionUser } from '../session.ts';

/** How the fake host is set up. `send` answers the network; everything else has a sensible default. */
export interface FakeHostOptions {
  address: string;
  send: typeof fetch;
  user?: SessionUser;
  notifications?: NotificationCenter;
}

/** A host for one remote, without shell, federation or network: mount it, then look at the screen. */
export function FakeHost({ remote, ...options }: FakeHostOptions & { remote: RemoteModule }): ReactNode {
  const router = createMemoryRouter(remote.routes, { initialEntries: [options.address] });
  const user = options.user ?? { id: 'user-1', email: 'ana@example.com', fullName: 'Ana Vendedora' };
  return (
    <PlatformProvider
      api={fakeApi(options.send)}
      notifications={options.notifications ?? new NotificationCenter()}
      queries={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <SessionContext value={{ user, signOut: async () => undefined }}>
        <RouterProvider router={router} />
      </SessionContext>
    </PlatformProvider>
  );
}

function fakeApi(send: typeof fetch): Api {
  return createApi(
    'http://localhost',
    { accessToken: async () => 'token', sessionEnded: () => undefined },
    send,
  );
}
