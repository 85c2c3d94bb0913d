import { baseOf, type RemoteVersion } from './remote-files.ts';

/** How many screens of each version are on the page, by the folder of its files. */
const screensOf = new Map<string, number>();
let listening = false;

/** Keeps a version's styles out of effect, from now on, while no screen of it is mounted. */
export function guardStyles(remote: RemoteVersion): void {
  // A window hears no load of a file, and no file's event bubbles.
  if (!listening) document.addEventListener('load', ({ target }) => settle(target), true);
  listening = true;
  const base = baseOf(remote);
  screensOf.set(base, screensOf.get(base) ?? 0);
}

/** A screen of a version is on the page; the answer takes it away. Its styles act before the browser paints. */
export function enableStyles(remote: RemoteVersion): () => void {
  const change = (by: number) => {
    const base = baseOf(remote);
    screensOf.set(base, (screensOf.get(base) ?? 0) + by);
    for (const link of document.querySelectorAll('link')) settle(link);
  };
  change(1);
  return () => change(-1);
}

// `link.disabled` would fetch the file again when it comes back, and the screen would be bare until then.
function settle(link: unknown): void {
  if (!(link instanceof HTMLLinkElement) || !link.sheet) return;
  for (const [base, screens] of screensOf)
    if (link.href.startsWith(base)) link.sheet.disabled = screens === 0;
}
