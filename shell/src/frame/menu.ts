import type { MenuEntry, ResolvedRemote } from '@andromeda/platform/host';

/** The menu entries of this page's remotes: each group by order, then by name; some entries are for administrators only. */
export function menuOf(
  remotes: readonly ResolvedRemote[],
  isAdmin: boolean,
): Record<MenuEntry['group'], MenuEntry[]> {
  const entries = remotes
    .flatMap(({ menu }) => menu)
    .filter(({ role }) => role === undefined || isAdmin)
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'pt-BR'));
  return {
    main: entries.filter(({ group }) => group === 'main'),
    tools: entries.filter(({ group }) => group === 'tools'),
  };
}
