import { Spinner } from '@andromeda/design-system';
import type { RemoteModule } from '@andromeda/platform';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { surviveReload } from './creative-draft.ts';
import { Dashboard } from './routes/dashboard.tsx';

surviveReload(window);

// The dashboard is where everyone arrives; the tools come when they are asked for.
const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const CreativeGenerator = later(
  async () => (await import('./routes/creative-generator.tsx')).CreativeGenerator,
);
const ChangeBackground = later(
  async () => (await import('./routes/mobile-background.tsx')).MobileChangeBackground,
);
const RemoveBackground = later(
  async () => (await import('./routes/mobile-background.tsx')).MobileRemoveBackground,
);
const Edit = later(async () => (await import('./routes/mobile-edit.tsx')).MobileEdit);
const Text = later(async () => (await import('./routes/mobile-text.tsx')).MobileText);
const Generate = later(async () => (await import('./routes/mobile-generate.tsx')).MobileGenerate);

const whenLoaded = (screen: ReactNode) => <Suspense fallback={<Spinner />}>{screen}</Suspense>;

export const routes: RemoteModule['routes'] = [
  { path: '/dashboard', element: <Dashboard /> },
  { path: '/creative-generator', element: whenLoaded(<CreativeGenerator />) },
  { path: '/mobile/alterar-fundo', element: whenLoaded(<ChangeBackground />) },
  { path: '/mobile/remover-fundo', element: whenLoaded(<RemoveBackground />) },
  { path: '/mobile/editar-contexto', element: whenLoaded(<Edit />) },
  { path: '/mobile/adicionar-texto', element: whenLoaded(<Text />) },
  { path: '/mobile/gerar-imagem', element: whenLoaded(<Generate />) },
];
