import type { RemoteModule } from '@andromeda/platform';
import {
  createApi,
  NotificationCenter,
  type PageConfig,
  PlatformProvider,
  type ResolvedRemote,
} from '@andromeda/platform/host';
import type { FillModule } from '@andromeda/platform/meeting';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PublicConfig } from 'bff/contract';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createEntrance } from '../access/entrance.ts';
import { fitsPlatform } from '../federation/fits-platform.ts';
import type { LoadVersion } from '../federation/load-version.ts';
import { createRemoteDirectory } from '../federation/remote-directory.ts';
import type { RemoteVersion } from '../federation/remote-files.ts';
import { RemoteHostContext } from '../federation/remote-host.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { createUserRemotes } from '../federation/user-remotes.ts';
import { createRoutes } from '../routes.tsx';
import { createAuthClient, createPasswordProof } from '../session/auth-client.ts';
import { SessionStoreContext } from '../session/session-context.ts';
import { createSessionStore, userIdOf } from '../session/session-store.ts';
import { SESSION_KEY } from '../session/stored-session.ts';
import { createMeeting } from '../slots/meeting.tsx';
import { remotes } from './remotes.ts';

const origin = 'http://localhost:3000';
const usualConfig: PublicConfig = {
  supabaseUrl: origin,
  supabasePublishableKey: 'sb_publishable_test',
  embedded: true,
  loginUrl: '/login',
  checkoutOrigins: [origin],
};

/** The network's answers by method and path, such as `POST /auth/v1/token`; a missing one fails as without a network. */
export type Network = Record<string, (body: Record<string, unknown>) => Response | Promise<Response>>;

/** A request that reached the network. */
export interface Sent {
  call: string;
  body: Record<string, unknown>;
  /** What `Authorization` said. */
  authorization: string | null;
}

/** The options of a page in a test. */
export interface PageOptions {
  previews?: PageConfig['previews'];
  /** Set during a canary: the visitor's name for whom the page's remotes were chosen. */
  chosenFor?: string;
  /** The answer when a version of a remote is loaded. */
  load?: LoadVersion;
  /** The answer when what a remote shows in a place of another is loaded. */
  loadFill?: (remote: RemoteVersion, expose: string) => Promise<FillModule>;
  /** The server's answer about the live versions. */
  live?: readonly ResolvedRemote[];
  /** The remotes with which the page opens. */
  initial?: readonly ResolvedRemote[];
  privacy?: PublicConfig['privacy'];
  pushKey?: PublicConfig['pushKey'];
  connectable?: PublicConfig['connectable'];
  /** False: a hosted project serves. */
  embedded?: boolean;
}

/** The whole shell at an address, on the test's own network. */
export function openPage(address: InitialEntry, network: Network = {}, options: PageOptions = {}) {
  const { previews = [], chosenFor, live = remotes, embedded = true } = options;
  const { connectable, privacy, pushKey } = options;
  const config = { ...usualConfig, embedded, privacy, connectable, pushKey };
  const { load = async (remote: RemoteVersion) => moduleOf(remote), loadFill = noFill } = options;
  const sent: Sent[] = [];
  stubNetwork(network, sent);
  const directory = createRemoteDirectory(options.initial ?? remotes);
  const session = createSessionStore({
    load: async () => createAuthClient(config),
    loadProof: async () => createPasswordProof(config),
  });
  const askForReleases = async () => {
    directory.learn(live);
    return chosenFor && visitorOfAna;
  };
  const api = createApi(origin, session, (input, init) => fetch(input, init));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const meeting = createMeeting(
    directory,
    createEntrance(api, queries),
    (expose) =>
      createRemoteLoader(
        (remote) => loadFill(remote, expose),
        async ({ platform }) => fitsPlatform(platform),
        () => undefined,
      ),
    async () => undefined,
  );
  const remoteHost = {
    directory,
    loader: createRemoteLoader(
      load,
      async ({ platform }) => fitsPlatform(platform),
      () => undefined,
    ),
    meeting: () => meeting,
    askForReleases,
    userRemotes: createUserRemotes(chosenFor, userIdOf(session), askForReleases),
    previews,
    begunAt: { current: null },
  };
  const notifications = new NotificationCenter();
  const router = createMemoryRouter(createRoutes(), {
    initialEntries: [address],
  });
  render(
    <SessionStoreContext value={session}>
      <RemoteHostContext value={remoteHost}>
        <PlatformProvider config={config} api={api} notifications={notifications} queries={queries}>
          <RouterProvider router={router} onError={() => undefined} />
        </PlatformProvider>
      </RemoteHostContext>
    </SessionStoreContext>,
    // The screen shows what a boundary has caught.
    { onCaughtError: () => undefined },
  );
  return {
    user: userOnTheClock(),
    session,
    notifications,
    router,
    sent,
    directory,
    loader: remoteHost.loader,
    queries,
    pathname: () => router.state.location.pathname,
    calls: (call: string) => sent.filter((request) => request.call === call),
    leavesFor: (pathname: string) => leaving(router, pathname),
  };
}

/** A user whose waits pass with the test's clock, where that is a fake one. */
const userOnTheClock = () =>
  userEvent.setup({
    advanceTimers: (ms) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
    },
  });

function stubNetwork(network: Network, sent: Sent[]): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    sent.push({ call, body, authorization: new Headers(init?.headers).get('authorization') });
    const answer = network[call] ?? defaultNetwork[call];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(body);
  });
}

/** Resolves with the clock's time at which the page begins to leave for `pathname`. */
function leaving(router: ReturnType<typeof createMemoryRouter>, pathname: string): Promise<number> {
  return new Promise((resolve) => {
    router.subscribe(({ navigation }) => {
      if (navigation.location?.pathname === pathname) resolve(Date.now());
    });
  });
}

export const ana = {
  id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  aud: 'authenticated',
  email: 'ana@loja.com.br',
  user_metadata: { full_name: 'Ana Vendedora' },
  app_metadata: {},
  created_at: '2026-11-20T12:00:00Z',
};

/** The name that decides Ana's canaries. */
export const visitorOfAna = 'u-ana';

/** A session as the service answers it, valid for an hour unless `expiresInSeconds` says otherwise. */
export const sessionOf = (user = ana, expiresInSeconds = 3600) => ({
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: expiresInSeconds,
  expires_at: Math.floor(Date.now() / 1000) + expiresInSeconds,
  user,
});

/** Stores a session in the browser, as an earlier visit would. */
export function keepSession(session = sessionOf()): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

/** A refusal in the session service's form. */
export const refusal = (status: number, code: string, message = code) =>
  Response.json({ code: status, error_code: code, msg: message }, { status });

/** The refusal of a password that keeps the rules and that many others have, too. */
export const commonPassword = () =>
  Response.json(
    { code: 422, error_code: 'weak_password', msg: '', weak_password: { reasons: ['pwned'] } },
    { status: 422 },
  );

const defaultNetwork: Network = {
  'GET /api/credits': () =>
    Response.json({
      creditsRemaining: 5,
      totalCreditsUsed: 0,
      turboCredits: 0,
      turboCreditsUsed: 0,
      planName: 'Pro',
    }),
  'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
};

const noFill = async () => ({ default: () => null });

function moduleOf({ paths, publicPaths }: RemoteVersion): RemoteModule {
  return {
    routes: [...paths, ...publicPaths].map((path) => ({ path, element: <h1>Tela {path}</h1> })),
  };
}
