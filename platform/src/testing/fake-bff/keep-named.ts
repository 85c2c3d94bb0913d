interface Named {
  id: string;
  name: string;
  createdAt: string;
  updatedAt: string;
}

const fold = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether another item has the name, whatever its case and accents. */
export const isNameTaken = (items: readonly Named[], id: string, name: string): boolean =>
  items.some((other) => other.id !== id && fold(other.name) === fold(name));

/** An item under its id, with its days, and all with it in its place: a new one comes first. */
export function keepNamed<Item extends Named>(
  items: readonly Item[],
  item: Omit<Item, 'createdAt' | 'updatedAt'>,
): { saved: Item; all: Item[] } {
  const now = new Date().toISOString();
  const before = items.find(({ id }) => id === item.id);
  const saved = { ...item, createdAt: before?.createdAt ?? now, updatedAt: now } as Item;
  return {
    saved,
    all: before ? items.map((other) => (other.id === item.id ? saved : other)) : [saved, ...items],
  };
}
