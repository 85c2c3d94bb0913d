import { MOST_SAVED_STYLES } from '../../contract/browser/limits.ts';
import type { SavedStyle } from '../../contract/saved-styles.ts';
import type { Clock } from '../ports/clock.ts';
import type { SavedStyleRepository } from '../ports/saved-style-repository.ts';

const fold = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Saved styles over a map, by the same rules as the database's table. */
export function createMemorySavedStyles(clock: Clock): SavedStyleRepository {
  const all = new Map<string, SavedStyle[]>();
  const of = (userId: string) => all.get(userId) ?? [];
  return {
    list: async ({ userId }) => of(userId).toReversed(),
    async save({ userId }, id, change) {
      const styles = of(userId);
      const others = styles.filter((style) => style.id !== id);
      if (others.some(({ name }) => fold(name) === fold(change.name))) return 'name_taken';
      if (others.length >= MOST_SAVED_STYLES) return 'full';
      const before = styles.find((style) => style.id === id);
      const now = clock.now().toISOString();
      const saved = { id, ...change, createdAt: before?.createdAt ?? now, updatedAt: now };
      all.set(userId, before ? styles.map((style) => (style.id === id ? saved : style)) : [...styles, saved]);
      return saved;
    },
    async remove({ userId }, id) {
      all.set(
        userId,
        of(userId).filter((style) => style.id !== id),
      );
    },
  };
}
