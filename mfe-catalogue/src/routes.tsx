import type { RemoteModule } from '@andromeda/platform';
import { CatalogueScreen } from './features/catalogue/catalogue-screen.tsx';

export const routes: RemoteModule['routes'] = [{ path: '/produtos', element: <CatalogueScreen /> }];
