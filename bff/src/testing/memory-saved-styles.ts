import { MOST_SAVED_STYLES } from '../../contract/browser/limits.ts';
import type { SavedStyleChange } from '../../contract/saved-styles.ts';
import type { Clock } from '../ports/clock.ts';
import type { SavedStyleRepository } from '../ports/saved-style-repository.ts';
import { createMemoryNamed } from './memory-named.ts';

/** Saved styles over a map. */
export const createMemorySavedStyles = (clock: Clock): SavedStyleRepository =>
  createMemoryNamed<SavedStyleChange>(clock, MOST_SAVED_STYLES);
