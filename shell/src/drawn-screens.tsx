import { type createApi, NotificationCenter, PlatformProvider } from '@andromeda/platform/host';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PasswordRecoveryScreen } from './features/password-recovery/password-recovery-screen.tsx';
import { SignInScreen } from './features/sign-in/sign-in-screen.tsx';
import { SignUpScreen } from './features/sign-up/sign-up-screen.tsx';
import { type RemoteHost, RemoteHostContext } from './federation/remote-host.ts';
import { createQueryClient } from './query-client.ts';
import { SessionStoreContext } from './session/session-context.ts';
import { createSessionStore } from './session/session-store.ts';

/** The screens that a visitor without a session opens first, each with the part of the build that it loads. */
const screens: { path: string; part: string; Component: ComponentType }[] = [
  { path: '/login', part: 'sign-in', Component: SignInScreen },
  { path: '/register', part: 'sign-up', Component: SignUpScreen },
  { path: '/forgot-password', part: 'password-recovery', Component: PasswordRecoveryScreen },
];

/**
 * Draws them as a visitor without a session first sees them. The build runs this in Node and keeps the result, which the
 * BFF writes into the page: it is there before any script (docs/decisions/061). Nothing in it can be used.
 */
export const drawnScreens = () =>
  screens.map(({ path, part, Component }) => ({ path, part, html: inert(draw(path, Component)) }));

function draw(path: string, Component: ComponentType): string {
  const session = createSessionStore({ load: never, storage: { getItem: () => null } });
  const router = createMemoryRouter([{ path, Component }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <SessionStoreContext value={session}>
      <RemoteHostContext value={withoutRemotes}>
        <PlatformProvider
          config={config}
          api={withoutServer}
          notifications={new NotificationCenter()}
          queries={createQueryClient()}
        >
          <RouterProvider router={router} />
        </PlatformProvider>
      </RemoteHostContext>
    </SessionStoreContext>,
  );
}

// A drawing asks no server, and of the remotes only which of them are previews.
const withoutServer = {} as ReturnType<typeof createApi>;
const withoutRemotes = { previews: [] as RemoteHost['previews'] } as RemoteHost;

const never = () => new Promise<never>(() => undefined);

const config = {
  supabaseUrl: '',
  supabasePublishableKey: '',
  embedded: false,
  loginUrl: '/login',
  checkoutOrigins: [],
};

/**
 * Nothing of a drawing can be used: a form that no script listens to would send what was typed by the browser's own means.
 * And no password is filled in by the browser, since the drawing makes way for the screen.
 */
function inert(html: string): string {
  const [root, rest] = [html.slice(0, 4), html.slice(4)];
  if (root !== '<div') throw new Error(`A screen has one element at its root, not ${html.slice(0, 40)}`);
  const fields = rest
    .replaceAll('<input ', '<input aria-readonly="true" ')
    .replaceAll('type="password"', 'type="text"')
    .replaceAll(/ (name|autoComplete|autocomplete)="[^"]*"/g, '');
  return `${root} inert aria-busy="true"${fields}`;
}
