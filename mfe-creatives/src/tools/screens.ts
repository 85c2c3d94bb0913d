import type { ImageToolName } from 'bff/contract/browser';
import type { ComponentType } from 'react';

/** The screen of each tool on a phone; its code comes when it is asked for. */
export const toolScreens: Readonly<Record<ImageToolName, () => Promise<ComponentType>>> = {
  'change-background': async () => (await import('./background/screens.ts')).ChangeScreen,
  'remove-background': async () => (await import('./background/screens.ts')).RemoveScreen,
  'edit-image': async () => (await import('./scene-edit/screen.tsx')).EditScreen,
  'add-text': async () => (await import('./promotional-text/screen.tsx')).TextScreen,
  'generate-image': async () => (await import('./scene-generation/screen.tsx')).GenerationScreen,
};
