import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps, portOf, root } from '../scripts/workspace.mjs';

/** What a new remote of this repository must not collide with. @returns {import('./arguments.mjs').House} */
export const ourHouse = () => ({
  remotes: apps()
    .filter((app) => app !== 'shell')
    .map((app) => JSON.parse(read(`${app}/remote.json`))),
  // The shell draws the icons, and draws a spark for one that it does not know.
  icons: [
    'sparkles',
    ...[...read('shell/src/frame/menu-icon.tsx').matchAll(/^ {2}'?([a-z-]+)'?: [A-Z]\w+,$/gm)].map(
      ([, icon = '']) => icon,
    ),
  ],
  shellPaths: [...read('shell/src/routes.tsx').matchAll(/path: '([a-z-]+)'/g)].map(([, path = '']) => path),
  port: Math.max(...apps().map(portOf)) + 1,
  command: 'pnpm create-remote',
  kit: '@andromeda/tooling',
});

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
