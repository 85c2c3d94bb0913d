import type { MenuEntry, ResolvedRemote } from '@andromeda/platform/host';
import type { ScreenEntry } from '../access/use-entrances.ts';

/** `locked`: it leads to what is not a part of the user's plan. */
export type MenuItem = MenuEntry & { locked?: boolean };

/**
 * The menu entries of this page's remotes: each group by order, then by name; some entries are for administrators only. Those of a
 * remote for a role stay out until it is known that the user has it.
 */
export function menuOf(
  remotes: readonly ResolvedRemote[],
  isAdmin: boolean,
  entryOf: (remote: ResolvedRemote) => ScreenEntry,
): Record<MenuEntry['group'], MenuItem[]> {
  const entries = remotes
    .flatMap((remote) => {
      const entry = entryOf(remote);
      if (remote.access?.roles && entry !== 'open') return [];
      return entry === 'plan_missing' ? remote.menu.map((item) => ({ ...item, locked: true })) : remote.menu;
    })
    .filter(({ role }) => role === undefined || isAdmin)
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'pt-BR'));
  return {
    main: entries.filter(({ group }) => group === 'main'),
    tools: entries.filter(({ group }) => group === 'tools'),
  };
}
