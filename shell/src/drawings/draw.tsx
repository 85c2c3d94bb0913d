import { type createApi, NotificationCenter, PlatformProvider } from '@andromeda/platform/host';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRemoteDirectory } from '../federation/remote-directory.ts';
import { type RemoteHost, RemoteHostContext } from '../federation/remote-host.ts';
import { createQueryClient } from '../query-client.ts';
import { SessionStoreContext } from '../session/session-context.ts';
import { createSessionStore } from '../session/session-store.ts';

/** The markup of what is shown at an address before anything has come: no session, no remote, no answer of the server. */
export function draw(path: string, element: ReactNode): string {
  const session = createSessionStore({ load: never, storage: { getItem: () => null } });
  const router = createMemoryRouter([{ path, element }], { initialEntries: [path] });
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

// A drawing asks no server, and of the remotes only which there are and which of them are previews.
const withoutServer = {} as ReturnType<typeof createApi>;
const withoutRemotes = {
  directory: createRemoteDirectory([]),
  previews: [] as RemoteHost['previews'],
} as RemoteHost;

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
 * And no password is filled in by the browser, since the drawing makes way for the screen. `attributes` marks its root. Throws where an
 * element has a style of its own, which the page's policy forbids.
 */
export function inert(html: string, attributes = ''): string {
  const [root, rest] = [html.slice(0, 4), html.slice(4)];
  if (root !== '<div') throw new Error(`A screen has one element at its root, not ${html.slice(0, 40)}`);
  if (/<[^>]* style="/.test(rest)) throw new Error('A drawing may have no style attributes.');
  const fields = rest
    .replaceAll('<input ', '<input aria-readonly="true" ')
    .replaceAll('type="password"', 'type="text"')
    .replaceAll(/ (name|autoComplete|autocomplete)="[^"]*"/g, '');
  return `${root} inert aria-busy="true"${attributes}${fields}`;
}
