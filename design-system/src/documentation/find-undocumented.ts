import type { Guides } from './guide.ts';
import { createPropsReader } from './own-props.ts';

/** What the documentation of the design system consists of: texts of files, and the guides. */
export interface Documentation {
  /** The text of the package's entry. */
  index: string;
  /** The texts of the files that declare components. */
  components: readonly string[];
  /** The texts of the files with stories. */
  stories: readonly string[];
  guides: Guides;
}

/** The components and parts of components that the package exports: names with a capital and a small letter. */
export const exportedComponents = (index: string): string[] =>
  [...index.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));

/**
 * The exported components and parts that no page of Storybook shows, and those without a table of all their props there. A
 * component that takes no props needs no table, only a page that says so.
 */
export function findUndocumented({ index, components, stories, guides }: Documentation): {
  withoutPage: string[];
  withoutTable: string[];
} {
  const { ownProps } = createPropsReader(components);
  const onPages = componentsOnPages(stories);
  const hasTable = (name: string) => {
    const guide = guides[name];
    const own = ownProps(name);
    if (!guide || !onPages.has(name)) return false;
    const described = Object.keys(guide.props);
    return own === null || (described.length > 0 && own.every((prop) => described.includes(prop)));
  };
  const exported = exportedComponents(index);
  return {
    withoutPage: exported.filter((name) => !onPages.has(name)),
    withoutTable: exported.filter((name) => !hasTable(name)),
  };
}

/** Components that a file of stories with a page names as its own, or as parts of its own. */
const componentsOnPages = (stories: readonly string[]) =>
  new Set(
    stories
      .filter((source) => source.includes("tags: ['autodocs']"))
      .flatMap((source) => [
        ...[...source.matchAll(/^ {2}component: (\w+)/gm)].map(([, name = '']) => name),
        ...[...source.matchAll(/subcomponents: \{([^}]*)\}/g)].flatMap(([, names = '']) =>
          names.split(',').map((name) => name.trim()),
        ),
      ]),
  );
