import type { RemoteModule } from '@andromeda/platform';

export const routes: RemoteModule['routes'] = [
  { path: '/dashboard', element: <h1>Dashboard</h1> },
  { path: '/creative-generator', element: <h1>Gerador de criativos</h1> },
];
