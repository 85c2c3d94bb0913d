import type { Clock } from '../ports/clock.ts';
import type { User } from '../ports/user.ts';

type Named<Change> = Change & { id: string; createdAt: string; updatedAt: string };

const fold = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What each user saves under names, over a map, by the same rules as the database's functions; `most` is how many a user has. */
export function createMemoryNamed<Change extends { name: string }>(clock: Clock, most: number) {
  const all = new Map<string, Named<Change>[]>();
  const of = (userId: string) => all.get(userId) ?? [];
  return {
    list: async ({ userId }: User) => of(userId).toReversed(),
    async save({ userId }: User, id: string, change: Change): Promise<Named<Change> | 'name_taken' | 'full'> {
      const items = of(userId);
      const others = items.filter((item) => item.id !== id);
      if (others.some(({ name }) => fold(name) === fold(change.name))) return 'name_taken';
      if (others.length >= most) return 'full';
      const before = items.find((item) => item.id === id);
      const now = clock.now().toISOString();
      const saved = { ...change, id, createdAt: before?.createdAt ?? now, updatedAt: now };
      all.set(userId, before ? items.map((item) => (item.id === id ? saved : item)) : [...items, saved]);
      return saved;
    },
    async remove({ userId }: User, id: string) {
      all.set(
        userId,
        of(userId).filter((item) => item.id !== id),
      );
    },
  };
}
