// Below the prefix of drafts: signing out by 'Sair' removes it.
const PLACE = 'andromeda-draft:library-deletions';

/** The pictures of this tab whose deletion a page asked for as it went away: it may still be on its way. */
export function deletionsLeft(): readonly string[] {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(left) ? left.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepDeletionsLeft(ids: readonly string[]): void {
  try {
    if (ids.length === 0) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(ids));
  } catch {
    // A browser that forbids storage may list such a picture once more.
  }
}
