import type { RemoteModule } from '@andromeda/platform';
import { {{Feature}}Screen } from './features/{{feature}}/{{feature}}-screen.tsx';

export const routes: RemoteModule['routes'] = [{ path: '{{path}}', element: <{{Feature}}Screen /> }];
