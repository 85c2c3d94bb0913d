import { Spinner } from '@andromeda/design-system';
import { type RemoteModule, useSearchParams } from '@andromeda/platform';
import { imageTools } from 'bff/contract/browser';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { surviveReload } from './creative-draft.ts';
import { Dashboard } from './routes/dashboard.tsx';
import { Repair } from './routes/repair.tsx';
import { toolScreens } from './tools/screens.ts';

surviveReload(window);

// The dashboard is where everyone arrives; the tools come when they are asked for.
const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const CreativeGenerator = later(
  async () => (await import('./routes/creative-generator.tsx')).CreativeGenerator,
);

const BatchScreen = later(async () => (await import('./features/batch/batch-screen.tsx')).BatchScreen);

const RemadeScreen = lazy(async () => ({
  default: (await import('./remake/remade-screen.tsx')).RemadeScreen,
}));

/** `?como={id}`: the tool starts with what a picture of the library was made with. */
function ToolScreen({ screen: Screen }: { screen: ComponentType }) {
  const [params] = useSearchParams();
  const id = params.get('como');
  if (!id) return <Screen />;
  return (
    <RemadeScreen key={id} id={id}>
      <Screen />
    </RemadeScreen>
  );
}

const whenLoaded = (screen: ReactNode) => <Suspense fallback={<Spinner size="screen" />}>{screen}</Suspense>;

const toolRoutes = imageTools.map(({ name, path }) => {
  const screen = later(toolScreens[name]);
  return { path, element: whenLoaded(<ToolScreen screen={screen} />) };
});

export const routes: RemoteModule['routes'] = [
  { path: '/dashboard', element: <Dashboard /> },
  { path: '/creative-generator', element: whenLoaded(<CreativeGenerator />) },
  { path: '/creative-generator/lote', element: whenLoaded(<BatchScreen />) },
  ...toolRoutes,
  { path: '/mobile/corrigir-recorte', element: whenLoaded(<Repair />) },
];
