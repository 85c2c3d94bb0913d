import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageTools, shellScreens } from '../../../bff/contract/browser/index.ts';
import { root } from '../../scripts/workspace.mjs';
import { readText, repositoryFiles } from '../repository.mjs';

/** Compares the components of the design system and the screens of the product with what Storybook shows. */
export default {
  title: 'Storybook',
  measure: () => {
    const components = exportedComponents();
    const documented = documentedComponents();
    const without = components.filter((name) => !documented.has(name));
    const screens = addressesOfScreens();
    const shown = addressesInStories();
    const hidden = screens.filter((screen) => !shown.some((address) => matches(screen, address)));
    return [
      { label: 'components', value: components.length },
      { label: 'components without a page', value: [without.length, ...without].join(' '), wanted: '0' },
      { label: 'screens (routes)', value: screens.length },
      {
        label: 'screens (routes) without a story',
        value: [hidden.length, ...hidden].join(' '),
        wanted: '0',
      },
    ];
  },
};

/** The routes of the shell and of every remote that show a screen, without those that only lead to another. */
function addressesOfScreens() {
  const ofRemotes = repositoryFiles('mfe-*/src/routes.tsx').flatMap((file) =>
    [...readText(file).matchAll(/path: '([^']+)', element: <?(?!<?Navigate)/g)].map(([, path = '']) => path),
  );
  return [...shellScreens, ...imageTools.map(({ path }) => path), ...ofRemotes];
}

/** The paths that the stories of shell and remotes open. */
const addressesInStories = () =>
  repositoryFiles('shell/src/**/*.stories.tsx', 'mfe-*/src/**/*.stories.tsx').flatMap((file) =>
    [...readText(file).matchAll(/'(\/[^'?]*)(?:\?[^']*)?'/g)].map(([, path = '']) => path),
  );

/** @param {string} route @param {string} address */
const matches = (route, address) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address);

/** The components that the package exports: values whose names begin with a capital and a small letter. */
function exportedComponents() {
  const index = readFileSync(join(root, 'design-system/src/index.ts'), 'utf8');
  return [...index.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));
}

/** Components that a stories file names as its own, or as a part of its own. */
function documentedComponents() {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'design-system/src/**/*.stories.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  const stories = files
    .split('\n')
    .filter(Boolean)
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((source) => source.includes("tags: ['autodocs']"));
  return new Set(
    stories.flatMap((source) => [
      ...[...source.matchAll(/^ {2}component: (\w+)/gm)].map(([, name = '']) => name),
      ...[...source.matchAll(/subcomponents: \{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ]),
  );
}
