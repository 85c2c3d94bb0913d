import type { NotificationRequest, RemoteModule } from '@andromeda/platform';
import {
  createApi,
  NotificationCenter,
  type PageConfig,
  PlatformProvider,
  type ResolvedRemote,
} from '@andromeda/platform/host';
import type { FillModule } from '@andromeda/platform/meeting';
import { createFakeBff, type FakeAnswers, type FakeState } from '@andromeda/platform/testing/browser';
import { QueryClient } from '@tanstack/react-query';
import type { PublicConfig } from 'bff/contract';
import { useState } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { createEntrance } from '../access/entrance.ts';
import { createRemoteDirectory } from '../federation/remote-directory.ts';
import type { RemoteVersion } from '../federation/remote-files.ts';
import { RemoteHostContext } from '../federation/remote-host.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { createUserRemotes } from '../federation/user-remotes.ts';
import { createRoutes } from '../routes.tsx';
import { SessionStoreContext } from '../session/session-context.ts';
import { createSessionStore, type SessionStore, userIdOf } from '../session/session-store.ts';
import { createMeeting } from '../slots/meeting.tsx';

const config = {
  supabaseUrl: 'http://localhost',
  supabasePublishableKey: 'sb_publishable_story',
  embedded: true,
  loginUrl: '/login',
  checkoutOrigins: [],
};

// The shell imports no remote, so the stories find them by their paths.
const manifests = import.meta.glob<Partial<ResolvedRemote> & { name: string }>('../../../mfe-*/remote.json', {
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<RemoteModule>('../../../mfe-*/src/routes.tsx');
const fills = import.meta.glob<FillModule>('../../../mfe-*/src/fills/*.tsx');
const answersOfRemotes = Object.values(
  import.meta.glob<FakeAnswers>('../../../mfe-*/src/stories/answers.ts', { import: 'answers', eager: true }),
);

const remotes = Object.values(manifests).map(
  (manifest): ResolvedRemote => ({
    version: '1.0.0',
    platform: '*',
    paths: [],
    fullHeightPaths: [],
    ownHeaderPaths: [],
    publicPaths: [],
    menu: [],
    baseUrl: '/',
    manifest: {},
    integrity: {},
    ...manifest,
  }),
);

async function loadFromWorkspace({ name }: { name: string }): Promise<RemoteModule> {
  const load = modules[`../../../${name}/src/routes.tsx`];
  if (!load) throw new Error(`no remote is called ${name}`);
  return load();
}

/** What a remote exposes as `./fill-picture-actions` is its `src/fills/picture-actions.tsx`. */
const loadFill = (expose: string) => (remote: { name: string }) => {
  const load = fills[`../../../${remote.name}/src/fills/${expose.replace('./fill-', '')}.tsx`];
  return load ? load() : Promise.reject(new Error(`${remote.name} has no ${expose}`));
};

/** What a story sets of its page. `state` is how the BFF answers. */
export interface ShellPageProps {
  address: InitialEntry;
  signedIn?: boolean;
  state?: FakeState;
  /** What remotes say of who may enter them, by their names. */
  access?: Record<string, Pick<ResolvedRemote, 'access'>>;
  /** What the BFF answers beside or instead of what `state` says. */
  answers?: FakeAnswers;
  /** What comes between the signed-in user and the product. */
  bar?: 'leaving' | 'awaitsSecondFactor';
  /** The marketplaces to which an account can be connected. */
  connectable?: PublicConfig['connectable'];
  /** Remotes whose code does not arrive. */
  lost?: readonly string[];
  /** The versions that the browser sees by preview links. */
  previews?: PageConfig['previews'];
  /** Notices that the page has just received. */
  notices?: readonly NotificationRequest[];
}

/** The real shell at an address, with every remote of the workspace and a fake BFF. */
export function ShellPage(props: ShellPageProps) {
  const [page] = useState(() => openPage(props));
  return (
    <SessionStoreContext value={page.session}>
      <RemoteHostContext value={page.host}>
        <PlatformProvider config={{ ...config, connectable: props.connectable }} {...page.platform}>
          <RouterProvider router={page.router} />
        </PlatformProvider>
      </RemoteHostContext>
    </SessionStoreContext>
  );
}

function openPage({
  address,
  signedIn = true,
  state = 'normal',
  bar,
  notices = [],
  ...props
}: ShellPageProps) {
  const answers: FakeAnswers = Object.assign({}, ...answersOfRemotes, props.answers);
  const notifications = new NotificationCenter();
  for (const notice of notices) notifications.notify(notice);
  const session = createSession(signedIn, bar);
  const directory = createRemoteDirectory(
    remotes.map((remote) => ({ ...remote, ...props.access?.[remote.name] })),
  );
  const askForReleases = async () => undefined;
  const loaderOf = <Module,>(load: (remote: RemoteVersion) => Promise<Module>) =>
    createRemoteLoader(
      load,
      async () => true,
      () => undefined,
    );
  const api = createApi('http://localhost', session, createFakeBff({ state, answers }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const meeting = createMeeting(directory, createEntrance(api, queries), (expose) =>
    loaderOf(loadFill(expose)),
  );
  return {
    session,
    host: {
      directory,
      loader: loaderOf(async (remote) => {
        if (props.lost?.includes(remote.name)) throw new Error(`${remote.name} is lost`);
        return loadFromWorkspace(remote);
      }),
      meeting: () => meeting,
      askForReleases,
      userRemotes: createUserRemotes(undefined, userIdOf(session), askForReleases),
      previews: props.previews ?? [],
      begunAt: { current: null },
    },
    platform: {
      api,
      notifications,
      queries,
    },
    router: createMemoryRouter(createRoutes(), { initialEntries: [address] }),
  };
}

const loadClient = async () => (await import('../session/auth-client.ts')).createPasswordProof(config);
// One for all stories: each further one would warn.
let client: ReturnType<typeof loadClient> | undefined;

/** A page with or without a session. The client of the session service keeps nothing and finds no service. */
function createSession(signedIn: boolean, bar: ShellPageProps['bar']): SessionStore {
  const store = createSessionStore({
    load: () => (client ??= loadClient()),
    storage: { getItem: () => null },
  });
  const user = { id: 'user-1', email: 'ana@loja.com.br', fullName: 'Ana Vendedora' };
  const state = signedIn
    ? ({ status: 'signedIn', user, ...(bar && { [bar]: true }) } as const)
    : ({ status: 'signedOut', reason: 'none' } as const);
  return { ...store, state: () => state, accessToken: async () => 'token' };
}
