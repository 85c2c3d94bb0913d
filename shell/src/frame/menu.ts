import type { MenuEntry, ResolvedRemote } from '@andromeda/platform/host';
import type { ScreenEntry } from '../access/use-entrances.ts';

/** `locked`: it leads to what is not a part of the user's plan. */
export type MenuItem = MenuEntry & { locked?: boolean };

/** Who reads the menu. */
export interface MenuReader {
  isAdmin: boolean;
  /** In the team of some remote, and no administrator. */
  isMember: boolean;
}

/**
 * The menu entries of this page's remotes: each group by order, then by name; some entries are for administrators only, or lead members
 * of teams elsewhere. Those of a remote for a role stay out until it is known that the user has it.
 */
export function menuOf(
  remotes: readonly ResolvedRemote[],
  reader: MenuReader,
  entryOf: (remote: ResolvedRemote) => ScreenEntry,
): Record<MenuEntry['group'], MenuItem[]> {
  const entries = remotes
    .flatMap((remote) => {
      const entry = entryOf(remote);
      if (remote.access?.roles && entry !== 'open') return [];
      return entry === 'plan_missing' ? remote.menu.map((item) => ({ ...item, locked: true })) : remote.menu;
    })
    .flatMap((item) => shownTo(reader, item))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'pt-BR'));
  return {
    main: entries.filter(({ group }) => group === 'main'),
    tools: entries.filter(({ group }) => group === 'tools'),
  };
}

function shownTo({ isAdmin, isMember }: MenuReader, item: MenuItem): MenuItem[] {
  if (item.role === undefined || isAdmin) return [item];
  return isMember && item.forMembers ? [{ ...item, ...item.forMembers }] : [];
}
