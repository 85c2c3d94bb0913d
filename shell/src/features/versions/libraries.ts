/** The copies of each library in the page, by version: who brought it, and which containers have taken it. */
export type LibraryCopies = Readonly<
  Record<
    string,
    Readonly<Record<string, { from: string; useIn: readonly string[]; loaded?: boolean | null }>>
  >
>;

/** One library as it is in this page. */
export interface PageLibrary {
  name: string;
  /** One, unless somebody has brought another copy. */
  versions: string[];
  /** Which parts ask for it, by their range; a part that uses it and whose range is not known stands under ''. */
  asked: [range: string, parts: string[]][];
}

/** What a part asks for, by the names of libraries. */
export type AskedRanges = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The libraries that are in the page, each with its parts under one name: `@andromeda/design-system/common` is a module of
 * `@andromeda/design-system`. `ranges` is what is known of what each part asks for.
 */
export function librariesOf(copies: LibraryCopies, ranges: AskedRanges): PageLibrary[] {
  const found = new Map<string, { versions: Set<string>; users: Set<string> }>();
  for (const [module, versions] of Object.entries(copies)) {
    const name = packageOf(module);
    for (const [version, { loaded, useIn }] of Object.entries(versions)) {
      if (!loaded && useIn.length === 0) continue;
      const library = found.get(name) ?? { versions: new Set(), users: new Set() };
      library.versions.add(version);
      for (const container of useIn) library.users.add(partOf(container));
      found.set(name, library);
    }
  }
  return [...found]
    .map(([name, { versions, users }]) => ({
      name,
      versions: [...versions],
      asked: byRange(name, users, ranges),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function byRange(name: string, users: ReadonlySet<string>, ranges: AskedRanges): PageLibrary['asked'] {
  const asked = new Map<string, string[]>();
  for (const part of [...users].sort()) {
    const range = ranges[part]?.[name] ?? '';
    asked.set(range, [...(asked.get(range) ?? []), part]);
  }
  return [...asked];
}

/** `@scope/name/module` and `name/module` are modules of a package. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** A container is named by a global variable: `mfe_library`. */
const partOf = (container: string) => container.replaceAll('_', '-');
