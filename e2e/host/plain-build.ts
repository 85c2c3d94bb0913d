import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a remote that was built without our configuration, by what brings them. */
export interface PlainFiles {
  entry: string;
  /** Loaded with the entry, before the first screen. */
  first: string;
  /** Loaded once the user asks for it. */
  later: string;
  style: string;
}

/** Gives the new remote in `folder` the configuration of the documents, as `plain.config.mjs`. */
export function takeExample(folder: string, tool: 'rspack' | 'vite' | 'webpack'): void {
  copyFileSync(`../docs/examples/plain-${tool}.config.mjs`, join(folder, 'plain.config.mjs'));
}

/** Gives the new remote in `folder` a screen that loads a part of it later. */
export function addLaterPart(folder: string): void {
  writeFileSync(join(folder, 'src/later.module.css'), '.later { color: rgb(1, 2, 3); }\n');
  writeFileSync(join(folder, 'src/later.tsx'), later);
  writeFileSync(join(folder, 'src/routes.tsx'), routes);
}

export function plainFiles(built: string): PlainFiles {
  const { metaData, exposes } = JSON.parse(readFileSync(join(built, 'mf-manifest.json'), 'utf8'));
  const { js, css } = exposes[0].assets;
  const entry: string = metaData.remoteEntry.name;
  // The entry of Vite is a module that imports what it needs; the others name it in their manifest.
  const [, imported] = /from\s*"\.\/([^"]+)"/.exec(readFileSync(join(built, entry), 'utf8')) ?? [];
  return { entry, first: imported ?? js.sync[0], later: js.async[0], style: css.sync[0] };
}

const later = `import styles from './later.module.css';
export default function Later() {
  return <p className={styles.later}>Nenhum cupom ainda</p>;
}
`;

const routes = `import { Button } from '@andromeda/design-system';
import { type RemoteModule, useLocation } from '@andromeda/platform';
import { lazy, Suspense, useState } from 'react';
import { CuponsScreen } from './features/cupons/cupons-screen.tsx';

const Later = lazy(() => import('./later.tsx'));

function Screen() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <CuponsScreen />
      <Button onClick={() => setOpen(true)}>Ver todos de {pathname}</Button>
      {open && <Suspense><Later /></Suspense>}
    </>
  );
}

export const routes: RemoteModule['routes'] = [{ path: '/cupons', element: <Screen /> }];
`;
