import type { RemoteModule } from '@andromeda/platform';
import { KeywordGeneratorScreen } from './features/keyword-generator/keyword-generator-screen.tsx';
import { TitleGeneratorScreen } from './features/title-generator/title-generator-screen.tsx';

export const routes: RemoteModule['routes'] = [
  { path: '/title-generator', element: <TitleGeneratorScreen /> },
  { path: '/keyword-generator', element: <KeywordGeneratorScreen /> },
];
