import type { StorybookConfig } from '@storybook/react-vite';
import { bundleWorker } from './bundle-worker.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/documentation/pages/*.mdx',
    '../src/**/*.stories.tsx',
    // The product's real screens: those of the shell and of every remote.
    '../../shell/src/**/*.stories.tsx',
    '../../mfe-*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Guia' },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), bundleWorker()] }),
};

export default config;
