/** The name of a shell's types among the files of the page by which remotes are checked: JSON, by path. */
export const TYPES_FILE = 'types.json';

/** Where the types of each package begin that remotes take from the page, among those of a shell. */
export const typeEntries = {
  '@andromeda/platform': 'platform/dist/index.d.ts',
  '@andromeda/design-system': 'design-system/dist/index.d.ts',
};
