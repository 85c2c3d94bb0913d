import { existsSync } from 'node:fs';
import { vitestDefaults } from '@andromeda/tooling/waiting';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';

const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  // A container's shared memory is often too small for a browser.
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const launchOptions = existsSync(installed) ? { executablePath: installed, args } : { args };

const LIBRARIES = [
  'axe-core',
  'clsx',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-dropzone',
  'react-colorful',
];

/** A fresh object for each project: Vitest writes into what it is given. */
const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Reduced motion: what a story shows is there almost at once.
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
});

/** Stories carry Storybook's tags, not Vitest's: where Vitest leaves the drills out, those with the tag `long` are left out, too. */
const skip = process.argv.includes('--tags-filter=!long') ? ['long'] : [];

/** Sends modules without their source maps, which are longer than they: Vitest reads where an error lies from those that stay here. */
const withoutMaps = (): Plugin => ({
  name: 'without-maps',
  configureServer({ environments: { client } }) {
    const transform = client.transformRequest.bind(client);
    client.transformRequest = async (...asked) => {
      const sent = await transform(...asked);
      return sent && { ...sent, map: { mappings: '' } };
    };
  },
});

/** Every story runs once: its play function, axe in the light theme, and axe's rule of contrast in the dark one. */
const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', tags: { skip } }), withoutMaps()],
  test: { name: 'stories', isolate: false, browser: inBrowser() },
};

export default defineConfig({
  test: {
    ...vitestDefaults,
    isolate: true,
    projects: [
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        // Named, so that the first run on a machine finds them at once: a library found while tests run reloads the page.
        optimizeDeps: { include: LIBRARIES },
        test: { name: 'keys', include: ['src/**/*.test.tsx'], browser: inBrowser() },
      },
      stories,
    ],
  },
});
