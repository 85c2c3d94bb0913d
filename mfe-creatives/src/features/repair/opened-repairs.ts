/** Where the tab remembers that the repair of a picture opened by itself. */
const place = (id: string) => `andromeda-repair-opened:${id}`;
/** The same for a browser without storage, until the page goes. */
const opened = new Set<string>();

/** Whether the repair of this picture has opened by itself before. */
export function wasOpened(id: string): boolean {
  try {
    return opened.has(id) || sessionStorage.getItem(place(id)) !== null;
  } catch {
    return opened.has(id);
  }
}

/** Remembers that it has, so that it never does again. */
export function writeOpened(id: string): void {
  opened.add(id);
  try {
    sessionStorage.setItem(place(id), '');
  } catch {
    // Then the page remembers it.
  }
}
