import { MOST_SAVED_STYLES } from '../../../contract/browser/limits.ts';
import type { SavedStyle, SavedStyleChange, SavedStyles } from '../../../contract/saved-styles.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'savedStyles'>;

/** Lists the user's saved styles, the last created first. */
export async function listSavedStyles({ savedStyles }: Deps, user: User): Promise<SavedStyles> {
  return { styles: await savedStyles.list(user) };
}

/**
 * Saves a style under its id, or replaces what has that id. Rejects with `style_name_taken` where another style has the
 * name, and with `styles_full` where the user has `MOST_SAVED_STYLES` others.
 */
export async function saveStyle(
  { savedStyles }: Deps,
  user: User,
  id: string,
  change: SavedStyleChange,
): Promise<SavedStyle> {
  const saved = await savedStyles.save(user, id, change);
  if (saved === 'name_taken') throw new DomainError('style_name_taken');
  if (saved === 'full') throw new DomainError('styles_full', { limit: `${MOST_SAVED_STYLES}` });
  return saved;
}

/** Deletes a saved style, or nothing where there is none of this id. */
export const deleteSavedStyle = ({ savedStyles }: Deps, user: User, id: string): Promise<void> =>
  savedStyles.remove(user, id);
