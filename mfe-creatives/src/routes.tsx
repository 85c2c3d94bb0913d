import { Spinner } from '@andromeda/design-system';
import type { RemoteModule } from '@andromeda/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import { surviveReload } from './creative-draft.ts';
import { Dashboard } from './routes/dashboard.tsx';

surviveReload(window);

// The dashboard is where everyone arrives; the tools come when they are asked for.
const CreativeGenerator = lazy(async () => ({
  default: (await import('./routes/creative-generator.tsx')).CreativeGenerator,
}));
const MobileBackground = lazy(async () => ({
  default: (await import('./routes/mobile-background.tsx')).MobileBackground,
}));

const whenLoaded = (screen: ReactNode) => <Suspense fallback={<Spinner />}>{screen}</Suspense>;

export const routes: RemoteModule['routes'] = [
  { path: '/dashboard', element: <Dashboard /> },
  { path: '/creative-generator', element: whenLoaded(<CreativeGenerator />) },
  { path: '/mobile/alterar-fundo', element: whenLoaded(<MobileBackground key="change" task="change" />) },
  { path: '/mobile/remover-fundo', element: whenLoaded(<MobileBackground key="remove" task="remove" />) },
];
