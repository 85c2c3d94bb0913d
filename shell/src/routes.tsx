import { createBrowserRouter, Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { type ScreenHandle, useNewScreen } from './new-screen.ts';
import { SnackbarArea } from './notices/snackbar-area.tsx';
import { ToastHost } from './notices/toast-host.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { Screens } from './screens.tsx';
import { UnexpectedError } from './unexpected-error.tsx';
import { VersionsPlace } from './versions-place.tsx';

/** The shell's own screens; their code (forms, validation) is loaded only when it is needed. */
const ownScreens = [
  {
    path: 'login',
    handle: { title: 'Entrar' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "sign-in" */ './features/sign-in/sign-in-screen.tsx'))
        .SignInScreen,
    }),
  },
  {
    path: 'register',
    handle: { title: 'Criar conta' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "sign-up" */ './features/sign-up/sign-up-screen.tsx'))
        .SignUpScreen,
    }),
  },
  {
    path: 'email-verification',
    lazy: async () => ({
      Component: (await import('./features/email-verification/email-verification-screen.tsx'))
        .EmailVerificationScreen,
    }),
  },
  {
    path: 'email-confirmation',
    lazy: async () => ({
      Component: (await import('./features/email-confirmation/email-confirmation-screen.tsx'))
        .EmailConfirmationScreen,
    }),
  },
  {
    path: 'forgot-password',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "password-recovery" */ './features/password-recovery/password-recovery-screen.tsx'
        )
      ).PasswordRecoveryScreen,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('./features/password-reset/password-reset-screen.tsx')).PasswordResetScreen,
    }),
  },
  {
    path: 'privacidade',
    handle: { title: 'Privacidade' },
    lazy: async () => ({ Component: (await import('./features/legal/privacy-screen.tsx')).PrivacyScreen }),
  },
  {
    path: 'termos',
    handle: { title: 'Termos de uso' },
    lazy: async () => ({ Component: (await import('./features/legal/terms-screen.tsx')).TermsScreen }),
  },
  {
    path: 'cookies',
    handle: { title: 'Cookies' },
    lazy: async () => ({ Component: (await import('./features/legal/cookies-screen.tsx')).CookiesScreen }),
  },
] satisfies (RouteObject & { handle?: ScreenHandle })[];

/** The routes of the page: the shell's own, and the remotes for everything else. */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <Page />,
      errorElement: <UnexpectedError />,
      hydrateFallbackElement: <PageSpinner />,
      children: [
        { index: true, element: <Navigate to="/dashboard" replace /> },
        ...ownScreens,
        { path: '*', element: <Screens /> },
      ],
    },
  ];
}

export const createRouter = () => createBrowserRouter(createRoutes());

function Page() {
  useNewScreen();
  return (
    <VersionsPlace>
      <Outlet />
      <SnackbarArea />
      <ToastHost />
      <ScrollRestoration />
    </VersionsPlace>
  );
}
