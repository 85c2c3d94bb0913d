import type { RemoteModule } from '@andromeda/platform';
import { LibraryScreen } from './features/library/library-screen.tsx';

export const routes: RemoteModule['routes'] = [{ path: '/library', element: <LibraryScreen /> }];
