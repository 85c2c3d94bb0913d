import { Spinner } from '@andromeda/design-system';
import type { RemoteModule } from '@andromeda/platform';
import { lazy, Suspense } from 'react';
import { LibraryScreen } from './features/library/library-screen.tsx';

const HistoryScreen = lazy(async () => ({
  default: (await import('./features/history/history-screen.tsx')).HistoryScreen,
}));

export const routes: RemoteModule['routes'] = [
  { path: '/library', element: <LibraryScreen /> },
  {
    path: '/library/:id/historia',
    element: (
      <Suspense fallback={<Spinner size="screen" />}>
        <HistoryScreen />
      </Suspense>
    ),
  },
];
