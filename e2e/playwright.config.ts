import { waiting } from '@andromeda/tooling/waiting';
import { defineConfig, devices } from '@playwright/test';

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: './journeys',
  globalSetup: './prepare-data.config.ts',
  // Node reads our TypeScript itself; Playwright would compile it again in each of its processes.
  build: { external: ['**/*'] },
  outputDir: './test-results',
  workers: 3,
  // A file's tests share a worker and so its servers: each kind that a worker starts takes four seconds of a processor.
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: waiting.test,
  expect: { timeout: waiting.condition, toPass: { timeout: waiting.condition } },
  use: {
    // A worker's tests share a tab, emptied between them (cookies, storage, caches, routes, scripts, clock): its process has
    // compiled our scripts already, so a test takes the browser a third less.
    reuseContext: true,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    launchOptions,
    // Without a GPU, each frame of an ornament's animation is drawn by the processor: a third of the browser's time.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
