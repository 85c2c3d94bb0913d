const KEY = 'andromeda-visitor';

/** The user's name as a visitor, which decides their canaries, if this browser knows it. */
export function readVisitorOf(userId: string): string | undefined {
  try {
    const [user, visitor] = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return user === userId && typeof visitor === 'string' ? visitor : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the visitor of the last user only. */
export function storeVisitorOf(userId: string, visitor: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([userId, visitor]));
  } catch {
    // A browser without storage asks the server again on the next page.
  }
}
