/**
 * What `pnpm dev` serves from its sources, and what it shows as it was built: `built` are the other remotes, `shell` says whether
 * that is built, too.
 * @typedef {{ served: string[], built: string[], shell: 'served' | 'built' }} Choice
 */

/**
 * Without names all apps come from their sources. A remote alone is shown in the build of the shell, which takes no dev server and
 * half the browser's work.
 * @param {string[]} asked
 * @param {string[]} apps
 * @returns {Choice}
 */
export function chooseServed(asked, apps) {
  if (asked.length === 0) return { served: apps, built: [], shell: 'served' };
  const built = apps.filter((name) => name !== 'shell' && !asked.includes(name));
  return asked.includes('shell')
    ? { served: withShell(asked), built, shell: 'served' }
    : { served: asked, built, shell: 'built' };
}

/** The apps with the shell before them. @param {string[]} names */
export const withShell = (names) => ['shell', ...names.filter((name) => name !== 'shell')];
