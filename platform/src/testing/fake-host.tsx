import { QueryClient } from '@tanstack/react-query';
import type { PublicConfig } from 'bff/contract';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider, useRoutes } from 'react-router-dom';
import { createApi } from '../api/api.ts';
import { createEventBus, type EventBus, EventBusContext } from '../event-bus.ts';
import { FlagsContext } from '../flags.ts';
import { NotificationCenter } from '../notifications/notification-center.ts';
import { useNotificationState } from '../notifications/use-notification.ts';
import { PlatformProvider } from '../platform-provider.tsx';
import { PreparationContext, type Prepare } from '../preparation.ts';
import type { RemoteModule } from '../remote.ts';
import { RemoteContext } from '../remote-context.ts';
import { type Session, SessionContext, type SessionUser } from '../session.ts';
import { type Fill, type FillState, SlotContext, type SlotHost } from '../slot-host.ts';
import type { SlotKey, SlotProps } from '../slots.ts';
import { plainOnly } from './plain-json.ts';

/** What a remote is promised, by fakes. `send` answers the network; everything else has a sensible default. */
export interface FakePlatformOptions {
  send: typeof fetch;
  user?: SessionUser;
  config?: Partial<PublicConfig>;
  changePassword?: Session['changePassword'];
  signOut?: Session['signOut'];
  /** Hears that the service no longer takes the session, as the shell would. */
  onSessionEnded?: () => void;
  notifications?: NotificationCenter;
  /** Gets what the screen gives to 'Preparar para…', which the shell would open; a notice says so where this is left out. */
  onPrepare?: Prepare;
  /** What others show in the places of this remote, by the name and version of the place. Nobody fills any where this is left out. */
  fills?: FakeFills | undefined;
  /** The flags that are on; none where this is left out. */
  flags?: readonly string[];
  /** Carries the events of this remote and the test; a new one where this is left out. */
  events?: EventBus;
}

type FakeFills = { [Key in SlotKey]?: readonly ComponentType<SlotProps[Key]>[] };

/** How the fake host is set up. */
export interface FakeHostOptions extends FakePlatformOptions {
  /** The user's place; an object carries navigation state. */
  address: InitialEntry;
}

/** A host for one remote, without shell, federation or network: mount it, then look at the screen. */
export function FakeHost({
  remote,
  address,
  ...options
}: FakeHostOptions & { remote: RemoteModule }): ReactNode {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <MountedRoutes remote={remote} /> }], {
      initialEntries: [address],
    }),
  );
  return (
    <FakePlatform {...options}>
      <RouterProvider router={router} />
      <FakeNotices />
    </FakePlatform>
  );
}

/** Only the providers, for a page that has a router and notices of its own. */
export function FakePlatform({ children, ...options }: FakePlatformOptions & { children: ReactNode }) {
  const [{ slots, events, ...made }] = useState(() => ({
    events: options.events ?? plainOnly(createEventBus()),
    notifications: options.notifications ?? new NotificationCenter(),
    slots: fakeSlots(options.fills),
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    api: createApi(
      'http://localhost',
      {
        accessToken: async () => 'token',
        renewedToken: async () => null,
        sessionEnded: options.onSessionEnded ?? (() => undefined),
      },
      options.send,
    ),
  }));
  const { queries } = made;
  // As the shell does for a user who signs out, once the screen has gone: what goes on without it, such as a batch, ends.
  useEffect(() => () => queueMicrotask(() => queries.clear()), [queries]);
  const session: Session = {
    user: options.user ?? { id: 'user-1', email: 'ana@example.com', fullName: 'Ana Vendedora' },
    signOut: options.signOut ?? nothing,
    changePassword: options.changePassword ?? nothing,
  };
  return (
    <PlatformProvider config={{ ...defaultConfig, ...options.config }} {...made}>
      <SessionContext value={session}>
        <PreparationContext value={options.onPrepare ?? sayThatTheShellOpens(made.notifications)}>
          <SlotContext value={slots}>
            <EventBusContext value={events}>
              <FlagsContext value={new Set(options.flags)}>
                <RemoteContext value={OWN}>{children}</RemoteContext>
              </FlagsContext>
            </EventBusContext>
          </SlotContext>
        </PreparationContext>
      </SessionContext>
    </PlatformProvider>
  );
}

/** Mounts routes as the shell does: rendered by the address, so that loaders and `lazy` of a route are never called. */
export function MountedRoutes({ remote }: { remote: RemoteModule }): ReactNode {
  return useRoutes(remote.routes);
}

/** A remote that is looked at alone finds its backend at `/api/r/own`. */
const OWN = { name: 'own', version: 'test' };

/** They are there at once, and each harms only itself. */
function fakeSlots(fills: FakeFills = {}): SlotHost {
  const made = Object.entries(fills).map(([key, components]) => {
    const ofKey = (components as ComponentType<Record<string, unknown>>[]).map((Component, index): Fill => {
      const listeners = new Set<() => void>();
      let state: FillState = { status: 'ready', Component };
      return {
        id: `${key} ${index}`,
        remote: { name: 'mfe-fake', version: 'test' },
        enableStyles: () => () => undefined,
        state: () => state,
        ask: () => undefined,
        shown: () => undefined,
        broke: () => {
          state = { status: 'failed' };
          for (const listener of listeners) listener();
        },
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    });
    return [key, ofKey] as const;
  });
  const byKey = new Map(made);
  return { fillsOf: (key) => byKey.get(key) ?? [] };
}

const nothing = async () => undefined;

const sayThatTheShellOpens =
  (notifications: NotificationCenter): Prepare =>
  ({ images }) =>
    notifications.notify({
      type: 'info',
      message: `No produto, o shell abre aqui “Preparar para…” com ${images.length === 1 ? '1 imagem' : `${images.length} imagens`}.`,
    });

const defaultConfig: PublicConfig = {
  supabaseUrl: 'http://localhost',
  supabasePublishableKey: 'sb_publishable_test',
  embedded: true,
  loginUrl: '/login',
  checkoutOrigins: ['http://localhost', 'https://checkout.stripe.com'],
};

/** What the shell would show of notices, without its looks. */
function FakeNotices(): ReactNode {
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
