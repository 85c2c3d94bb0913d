const KEY = 'andromeda-confirmed-links';
const KEPT = 5;

/** Whether this browser has confirmed by this link before: a second opening is then no failure. */
export function wasConfirmedHere(tokenHash: string): boolean {
  return read().includes(tokenHash);
}

/** Remembers a link that confirmed; only the newest few are kept. */
export function rememberConfirmed(tokenHash: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([tokenHash, ...read()].slice(0, KEPT)));
  } catch {
    // Without storage, a second opening is shown as a failure.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
