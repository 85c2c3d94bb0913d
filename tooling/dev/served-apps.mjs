/**
 * What `pnpm dev` serves from its sources, and what it compares with its build once the server has started. `shell` says where
 * that comes from: from its sources because it was asked for, or because it was changed since its build; or as it was built.
 * @typedef {{ served: string[], compared: string[], shell: 'asked' | 'changed' | 'built' }} Choice
 */

/**
 * Without names all apps come from their sources. A remote alone is shown by the shell's build, which takes no dev server and
 * half the browser's work, as long as that build is of the sources as they are.
 * @param {string[]} asked
 * @param {{ apps: string[], isCurrent: (name: string) => boolean }} house
 * @returns {Choice}
 */
export function chooseServed(asked, { apps, isCurrent }) {
  if (asked.length === 0) return { served: apps, compared: [], shell: 'asked' };
  const shell = asked.includes('shell') ? 'asked' : isCurrent('shell') ? 'built' : 'changed';
  const remotes = asked.filter((name) => name !== 'shell');
  const served = shell === 'built' ? remotes : ['shell', ...remotes];
  const others = apps.filter((name) => !served.includes(name) && name !== 'shell');
  // A shell that nobody asked for is built for the next start.
  return { served, compared: shell === 'changed' ? [...others, 'shell'] : others, shell };
}
