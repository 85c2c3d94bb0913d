import type { PlaceArrangement } from '../../contract/place-arrangements.ts';

/** The whole arrangement of a place. Without any name it is as the manifests say. */
export interface StoredPlaceChange extends Pick<PlaceArrangement, 'place' | 'order' | 'off'> {
  /** The revision that the decision was made on; 0 for a place that nobody arranged. */
  revision: number;
  who: string;
}

export interface PlaceOutcome {
  outcome: 'done' | 'changed';
  arrangement: PlaceArrangement | null;
}

/** How the operator wants places. Every change and its line in the trail are one transaction. */
export interface PlaceArrangementRepository {
  all(): Promise<PlaceArrangement[]>;
  /** Compare-and-swap: `changed` with the present state when the revision is an old one. */
  change(change: StoredPlaceChange): Promise<PlaceOutcome>;
}
