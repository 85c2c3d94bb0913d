import { expect, test } from 'vitest';
import { sourcesOfStories } from './storybook.mjs';
import { packagesWith } from './workspace.mjs';

test.each([
  ['a component', 'design-system/src/actions/button.tsx'],
  ['a screen of the shell', 'shell/src/features/sign-in/sign-in-screen.tsx'],
  ['a story', 'mfe-library/src/stories/library.stories.tsx'],
  ['a picture', 'mfe-creatives/src/tools/background/example-photo.webp'],
  ['a fake answer', 'platform/src/testing/fake-bff/pictures.ts'],
  ['a plan, a limit or a tool of the contract', 'bff/contract/browser/plans.ts'],
  ['the menu of a remote', packagesWith('remote.json').map((name) => `${name}/remote.json`)],
  ['what the repair runs in its worker', 'image-engine/src/repair.ts'],
  ['how stories are shown', 'design-system/.storybook/preview.tsx'],
  ['the changes of the design system', 'design-system/CHANGELOG.md'],
])('Storybook is built again after a change of %s', (_, files) => {
  expect(sourcesOfStories()).toEqual(expect.arrayContaining([files].flat()));
});
