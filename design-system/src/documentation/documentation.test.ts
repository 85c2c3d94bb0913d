import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guides } from './all-guides.ts';
import { describeControls } from './describe-controls.ts';
import { exportedComponents, findUndocumented } from './find-undocumented.ts';
import { readDefaults } from './read-defaults.ts';
import { readDocumentation } from './read-documentation.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

const documentation = readDocumentation();
const components = exportedComponents(documentation.index);

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

test('every exported component and part has a page, with a table of all its props', () => {
  expect(findUndocumented(documentation)).toEqual({ withoutPage: [], withoutTable: [] });
});

describe('an exported part', () => {
  const list = { summary: '', do: [], dont: [], content: [], accessibility: [] };
  const kept = {
    index: "export { Menu, type MenuProps, MenuItem } from './menu.tsx';",
    components: [
      `export type MenuProps = { label: string };
export function Menu({ label }: MenuProps) {}
export function MenuItem({ icon, tone }: Omit<LineProps, 'href'> & { icon: ReactNode }) {}`,
      'type LineProps = ComponentProps<"a"> & { tone?: string; href?: string; className?: string };',
    ],
    stories: [
      "const meta = {\n  component: Menu,\n  subcomponents: { MenuItem },\n  tags: ['autodocs'],\n};",
    ],
    guides: {
      Menu: { ...list, props: { label: 'O nome.' } },
      MenuItem: { ...list, props: { icon: 'O ícone.', tone: 'O tom.' } },
    },
  };

  test('is documented by its table on the page of its component', () => {
    expect(findUndocumented(kept)).toEqual({ withoutPage: [], withoutTable: [] });
  });

  test('without a page has no table either', () => {
    const stories = kept.stories.map((story) => story.replace('subcomponents: { MenuItem },', ''));
    expect(findUndocumented({ ...kept, stories })).toEqual({
      withoutPage: ['MenuItem'],
      withoutTable: ['MenuItem'],
    });
  });

  test.each([
    ['no guide', undefined],
    ['an empty table', {}],
    ['a table that leaves a prop of another type out', { icon: 'O ícone.' }],
  ])('with %s is refused', (_, props) => {
    const { MenuItem: _item, ...guides } = kept.guides;
    const changed = props ? { ...guides, MenuItem: { ...list, props } } : guides;
    expect(findUndocumented({ ...kept, guides: changed }).withoutTable).toEqual(['MenuItem']);
  });

  test('that takes no props needs no table', () => {
    const components = ['export function Menu() {}\nexport function MenuItem() {}'];
    const guides = { Menu: { ...list, props: {} }, MenuItem: { ...list, props: {} } };
    expect(findUndocumented({ ...kept, components, guides }).withoutTable).toEqual([]);
  });
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
  const handed = `export function Sheet(props: SheetProps) {
  return <Surface {...props} place="bottom" />;
}

function Surface(props: SheetProps & { place: string }) {
  const { size = 'm', place } = props;
  return null;
}
`;
  expect(readDefaults(handed, 'Sheet')).toEqual({ size: "'m'" });
});

test('the first version of the changelog is the version of the package', () => {
  const [, version] = /^## (\S+)$/m.exec(read('CHANGELOG.md')) ?? [];
  expect(version).toBe(JSON.parse(read('package.json')).version);
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
