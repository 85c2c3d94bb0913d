import type { RemoteModule } from '@andromeda/platform';

export const routes: RemoteModule['routes'] = [{ path: '/library', element: <h1>Biblioteca</h1> }];
