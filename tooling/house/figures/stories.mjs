import { imageTools, shellScreens } from '../../../bff/contract/browser/index.ts';
import {
  exportedComponents,
  findUndocumented,
} from '../../../design-system/src/documentation/find-undocumented.ts';
import { readDocumentation } from '../../../design-system/src/documentation/read-documentation.ts';
import { readText, repositoryFiles } from '../repository.mjs';

/** Compares the components of the design system and the screens of the product with what Storybook shows. */
export default {
  title: 'Storybook',
  measure: () => {
    const documentation = readDocumentation();
    const { withoutPage, withoutTable } = findUndocumented(documentation);
    const screens = addressesOfScreens();
    const shown = addressesInStories();
    const hidden = screens.filter((screen) => !shown.some((address) => matches(screen, address)));
    return [
      { label: 'components and parts', value: exportedComponents(documentation.index).length },
      {
        label: 'components and parts without a page',
        value: [withoutPage.length, ...withoutPage].join(' '),
        wanted: '0',
      },
      {
        label: 'components and parts without a table of their props',
        value: [withoutTable.length, ...withoutTable].join(' '),
        wanted: '0',
      },
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
