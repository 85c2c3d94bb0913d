import './nonce.ts';
import '@andromeda/design-system/foundations.css';
import './fonts.css';
import './drawings/drawings.css';
import { createApi, NotificationCenter, PlatformProvider } from '@andromeda/platform/host';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createEntrance } from './access/entrance.ts';
import { readPageConfig } from './federation/page-config.ts';
import { RemoteHostContext } from './federation/remote-host.ts';
import { startRemoteHost } from './federation/start-remote-host.ts';
import { UnknownAddressError } from './federation/unknown-address.ts';
import { FirstDrawingContext, readFirstDrawing } from './first-drawing.ts';
import { createQueryClient } from './query-client.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { createRouter } from './routes.tsx';
import { screenKnown } from './screen-known.ts';
import { readAddressCallback, readSignInCode, withoutCallback } from './session/address-callback.ts';
import { forgetUserOnChange } from './session/forget-user.ts';
import { rememberSignedIn } from './session/remember-signed-in.ts';
import { googleFailed, returnFromGoogle } from './session/return-from-google.ts';
import { SessionStoreContext } from './session/session-context.ts';
import { createSessionStore } from './session/session-store.ts';
import { observeLater } from './vitals/observe-later.ts';

// Asked for now, they are there when a screen is first written; the browser itself would wait for its words.
for (const family of ['Inter', 'Bricolage Grotesque'])
  document.fonts.load(`1em "${family} Variable"`).catch(() => undefined);

const page = readPageConfig();
const { config } = page;
const callback = readAddressCallback(location);
const signInCode = readSignInCode(location.search);
const loadAuth = () => import(/* webpackChunkName: "auth-client" */ './session/auth-client.ts');
const notifications = new NotificationCenter();
const session = createSessionStore({
  load: async () => {
    const { createAuthClient, createClientWithCode } = await loadAuth();
    if (!signInCode) return createAuthClient(config);
    return createClientWithCode(config, signInCode, () => notifications.notify(googleFailed));
  },
  loadProof: async () => (await loadAuth()).createPasswordProof(config),
  callback,
});
// The client keeps the session fresh from now on; its callers report where it cannot be loaded.
session.auth().catch(() => undefined);
// It must not stay in the address, where a copied link would carry it along.
if (signInCode)
  history.replaceState(
    history.state,
    '',
    location.pathname + withoutCallback(location.search) + location.hash,
  );

const googleReturn = returnFromGoogle(callback, location, session.state().status !== 'signedOut');
if (googleReturn) {
  const { address, login, notice } = googleReturn;
  if (notice) notifications.notify(notice);
  // In the router's form. A reload does not show the notice again.
  history.replaceState(login ? { usr: login } : history.state, '', address);
}

// Before anything is shown: the page was written with the dashboard's frame, which has no other address.
if (location.pathname === '/') history.replaceState(history.state, '', '/dashboard');

rememberSignedIn(session);
const queries = createQueryClient();
forgetUserOnChange(session, queries, notifications);
const api = createApi(location.origin, session);
const remoteHost = startRemoteHost(page, session, createEntrance(api, queries));
const router = createRouter();
observeLater({ router, directory: remoteHost.directory, queries });
registerServiceWorker();

// An unknown address has its own screen and is not an error.
const report = (error: unknown) => {
  if (error instanceof UnknownAddressError) return;
  console.error(error);
  // What a boundary catches reaches the window by no other way.
  dispatchEvent(new ErrorEvent('error', { error }));
};
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
const firstDrawing = readFirstDrawing(root);
const application = (
  <FirstDrawingContext value={firstDrawing}>
    <SessionStoreContext value={session}>
      <RemoteHostContext value={remoteHost}>
        <PlatformProvider config={config} api={api} notifications={notifications} queries={queries}>
          <RouterProvider router={router} onError={report} />
        </PlatformProvider>
      </RemoteHostContext>
    </SessionStoreContext>
  </FirstDrawingContext>
);
const show = () => createRoot(root, { onCaughtError: report }).render(application);
if (firstDrawing.element) {
  // The browser has shown the frame, and may note that it did before React replaces it.
  setTimeout(show);
} else if (root.hasChildNodes()) {
  // A screen that the build drew stays until its own code is there, and no spinner comes between.
  void screenKnown(router).then(show);
} else show();
