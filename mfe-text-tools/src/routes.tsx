import type { RemoteModule } from '@andromeda/platform';
import { KeywordGeneratorScreen } from './features/keywords/keyword-generator-screen.tsx';
import { TitleGeneratorScreen } from './features/titles/title-generator-screen.tsx';

export const routes: RemoteModule['routes'] = [
  { path: '/title-generator', element: <TitleGeneratorScreen /> },
  { path: '/keyword-generator', element: <KeywordGeneratorScreen /> },
];
