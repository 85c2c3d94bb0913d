import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Pictures of chosen stories (`pnpm visual`): not part of `npm test`, because another rasteriser draws other pixels. */
export default defineConfig({
  ...base,
  testDir: './visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  projects: [{ name: 'storybook' }],
});
