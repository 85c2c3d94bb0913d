import { EVERYDAY_PLACES } from './everyday-places.ts';
import type { PlaceWords } from './place-entry.ts';
import { SPECIAL_PLACES } from './special-places.ts';

/** Where the words name several places, the first of this list counts: narrow places come before wide ones. */
export const PLACE_WORDS: readonly PlaceWords[] = [...SPECIAL_PLACES, ...EVERYDAY_PLACES];

/** What the words say only of the wall. */
export const WALL_WORDS = ['parede', 'muro', 'reboco', 'caiada', 'arco', 'fundo de gesso'] as const;
