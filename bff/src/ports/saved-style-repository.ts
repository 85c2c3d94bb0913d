import type { SavedStyle, SavedStyleChange } from '../../contract/saved-styles.ts';
import type { User } from './user.ts';

/** The backgrounds that each user saved under a name. All reject with `StoreError`. */
export interface SavedStyleRepository {
  /** The last created first. A style that this version no longer reads is left out. */
  list(user: User): Promise<SavedStyle[]>;
  /** Saves or replaces the style with this id, unless another has its name, or there are as many others as allowed. */
  save(user: User, id: string, change: SavedStyleChange): Promise<SavedStyle | 'name_taken' | 'full'>;
  remove(user: User, id: string): Promise<void>;
}
