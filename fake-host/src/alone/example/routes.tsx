import type { RemoteModule } from '@andromeda/platform';

// Replaces the remote where nothing is bundled, as in type checks. The bundler puts the real remote here.
export const routes: RemoteModule['routes'] = [{ path: '/exemplo', element: <h1>Exemplo</h1> }];
