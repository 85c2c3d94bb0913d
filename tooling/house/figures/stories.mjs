import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace.mjs';

/** Compares the components of the design system with the pages of its Storybook. */
export default {
  title: 'Storybook',
  measure: () => {
    const components = exportedComponents();
    const documented = documentedComponents();
    const without = components.filter((name) => !documented.has(name));
    return [
      { label: 'components', value: components.length },
      { label: 'components without a page', value: [without.length, ...without].join(' '), wanted: '0' },
    ];
  },
};

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
