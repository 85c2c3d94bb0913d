import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guides } from './all-guides.ts';
import { describeControls } from './describe-controls.ts';
import { readDefaults } from './read-defaults.ts';

const src = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(src, path), 'utf8');
const sources = globSync('**/*.tsx', {
  cwd: src,
  exclude: ['**/*.{stories,test}.tsx', 'documentation/**'],
}).map(read);
const components = [...read('index.ts').matchAll(/export \{([^}]*)\}/g)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z][a-z]\w*$/.test(name));

/** The props that a component's type declares by itself, not those of the element that it draws. */
function ownProps(component: string): string[] {
  const source = sources.find((text) => text.includes(`export type ${component}Props`)) ?? '';
  const [, text = ''] =
    new RegExp(`export type ${component}Props([\\s\\S]*?)(?:\\n\\};|\\n {2}\\};|;\\n\\n)`).exec(source) ?? [];
  return [...text.matchAll(/^ {2,4}(\w+)\??:/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'className');
}

test('every component has a guide, and every guide a component', () => {
  expect(Object.keys(guides).sort()).toEqual([...components].sort());
});

test.each(components)(
  'the guide of %s says what to do, what to avoid, how to write and for whom',
  (component) => {
    const guide = guides[component];
    expect(guide?.summary).toMatch(/\.$/);
    for (const list of [guide?.do, guide?.dont, guide?.content, guide?.accessibility]) {
      expect(list?.length).toBeGreaterThan(0);
    }
  },
);

test.each(components)('the guide of %s describes every prop', (component) => {
  const described = Object.keys(guides[component]?.props ?? {});
  expect(ownProps(component).filter((name) => !described.includes(name))).toEqual([]);
});

test('the documentation reads defaults where a component destructures its props', () => {
  const source = `export function Box(props: BoxProps) {
  const { tone = 'plain', size = 3, open, ...others } = props;
  const { wide = false, ...rest } = others;
  return null;
}
`;
  expect(readDefaults(source, 'Box')).toEqual({ tone: "'plain'", size: '3', wide: 'false' });
  expect(readDefaults('export function Line({ thin = true, ...rest }: LineProps) {\n}\n', 'Line')).toEqual({
    thin: 'true',
  });
});

test('the first version of the changelog is the version of the package', () => {
  const [, version] = /^## (\S+)$/m.exec(read('../CHANGELOG.md')) ?? [];
  expect(version).toBe(JSON.parse(read('../package.json')).version);
});

test('the controls of a component are described in Portuguese, by its guide', () => {
  const argTypes = {
    label: { name: 'label', description: 'The label of the picking button.' },
    id: { name: 'id', description: 'An attribute of the element.' },
  };
  const title = 'Componentes/Imagens/Dropzone';
  const { label, id } = describeControls({ argTypes, title });
  expect(label?.description).toBe(guides.Dropzone?.props.label);
  expect(id).toEqual({ name: 'id', description: '' });
});
