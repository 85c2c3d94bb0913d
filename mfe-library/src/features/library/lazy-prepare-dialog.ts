import { lazy } from 'react';

/** Rules of marketplaces and their verdicts load with the first preparation. */
export const PrepareDialog = lazy(() =>
  import('./channels/prepare-dialog.tsx').then(({ PrepareDialog }) => ({ default: PrepareDialog })),
);
