import { Spinner } from '@andromeda/design-system';
import { Navigate, type RemoteModule } from '@andromeda/platform';
import { lazy, Suspense } from 'react';
import { AdminScreen } from './features/admin/admin-screen.tsx';
import { EmailTestScreen } from './features/email-test/email-test-screen.tsx';
import { PaymentResultScreen } from './features/payment-result/payment-result-screen.tsx';
import { PlansScreen } from './features/plans/plans-screen.tsx';
import { SettingsScreen } from './features/settings/settings-screen.tsx';

// Few users ever steer releases.
const RemotesScreen = lazy(async () => ({
  default: (await import('./features/remotes/remotes-screen.tsx')).RemotesScreen,
}));

export const routes: RemoteModule['routes'] = [
  { path: '/plans', element: <PlansScreen /> },
  { path: '/planos', element: <Navigate to="/plans" replace /> },
  { path: '/settings', element: <SettingsScreen /> },
  { path: '/admin', element: <AdminScreen /> },
  {
    path: '/admin/remotes',
    element: (
      <Suspense fallback={<Spinner />}>
        <RemotesScreen />
      </Suspense>
    ),
  },
  { path: '/sucesso', element: <PaymentResultScreen /> },
  { path: '/email-test', element: <EmailTestScreen /> },
];
