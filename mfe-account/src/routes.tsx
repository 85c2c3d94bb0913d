import { Spinner } from '@andromeda/design-system';
import { Navigate, type RemoteModule } from '@andromeda/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import { PaymentResultScreen } from './features/payment-result/payment-result-screen.tsx';
import { PlansScreen } from './features/plans/plans-screen.tsx';
import { SettingsScreen } from './features/settings/settings-screen.tsx';

// For administrators: few users ever open one.
const rare = () => import('./rare-screens.ts');
const AdminScreen = lazy(async () => ({ default: (await rare()).AdminScreen }));
const EmailTestScreen = lazy(async () => ({ default: (await rare()).EmailTestScreen }));
const AccountScreen = lazy(async () => ({ default: (await rare()).AccountScreen }));
const AccountsScreen = lazy(async () => ({ default: (await rare()).AccountsScreen }));

const releases = () => import('./release-screens.ts');
const RemotesScreen = lazy(async () => ({ default: (await releases()).RemotesScreen }));
const VersionScreen = lazy(async () => ({ default: (await releases()).VersionScreen }));

const BrandScreen = lazy(async () => ({
  default: (await import('./features/brand/brand-screen.tsx')).BrandScreen,
}));

const whenLoaded = (screen: ReactNode) => <Suspense fallback={<Spinner size="screen" />}>{screen}</Suspense>;

export const routes: RemoteModule['routes'] = [
  { path: '/plans', element: <PlansScreen /> },
  { path: '/planos', element: <Navigate to="/plans" replace /> },
  { path: '/settings', element: <SettingsScreen /> },
  { path: '/settings/marca', element: whenLoaded(<BrandScreen />) },
  { path: '/admin', element: whenLoaded(<AdminScreen />) },
  { path: '/admin/accounts', element: whenLoaded(<AccountsScreen />) },
  { path: '/admin/accounts/:id', element: whenLoaded(<AccountScreen />) },
  { path: '/admin/remotes', element: whenLoaded(<RemotesScreen />) },
  { path: '/admin/remotes/:remote/:version', element: whenLoaded(<VersionScreen />) },
  { path: '/sucesso', element: <PaymentResultScreen /> },
  { path: '/email-test', element: whenLoaded(<EmailTestScreen />) },
];
