const KEY = 'andromeda-own-sign-ups';
const KEPT = 5;

/**
 * The unconfirmed accounts whose password was typed in this browser, by user id. A confirmation link that is opened
 * anywhere else asks for a password (docs/decisions/027-passwords-of-unconfirmed-accounts.md).
 */
export const ownSignUps = {
  some: (): boolean => read().length > 0,
  has: (userId: string): boolean => read().includes(userId),
  add: (userId: string): void => write([userId, ...read().filter((id) => id !== userId)]),
  remove: (userId: string): void => write(read().filter((id) => id !== userId)),
  clear: (): void => write([]),
};

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function write(ids: string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids.slice(0, KEPT)));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the link asks for a password.
  }
}
