import { join } from 'node:path';
import { apps, root } from '@andromeda/tooling/workspace';

/**
 * A loader that writes the lazy routes of `version-loader.mjs`.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default function writeRoutes(source) {
  const lines = apps()
    .filter((app) => app !== 'shell')
    .map((app) => {
      const path = JSON.stringify(join(root, app, 'src/routes.tsx'));
      return `${JSON.stringify(app)}: () => import(/* webpackChunkName: "${app}" */ ${path})`;
    });
  return source.replace('const routes = {}', `const routes = {\n${lines.join(',\n')}\n}`);
}
