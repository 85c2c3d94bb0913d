import type { RemoteModule } from '@andromeda/platform';

// Stands in for the remote where nothing is bundled: types and checks. The bundler puts the real one in its place.
export const routes: RemoteModule['routes'] = [{ path: '/exemplo', element: <h1>Exemplo</h1> }];
