import type { PlaceArrangement, PlaceChange } from '../../../contract/place-arrangements.ts';
import { DomainError } from '../../domain-error.ts';
import { keyOfFill, keyOfSlot, readLiveMeetings } from './read-meetings.ts';
import { type Actor, requireKeeper } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'places' | 'placeSnapshot' | 'snapshot' | 'catalog'>;

/**
 * Says in which order remotes stand in a place and which are off there, at once on this node and within two seconds on the others; null once
 * the place is as the manifests say. Refused with `place_changed` where another change was faster, and with `place_refused` for a place or a
 * remote that nobody knows.
 */
export async function arrangePlace(
  deps: Deps,
  actor: Actor,
  place: string,
  { revision, ...wanted }: PlaceChange,
): Promise<PlaceArrangement | null> {
  requireKeeper(actor);
  const [order, off] = [[...new Set(wanted.order)], [...new Set(wanted.off)]];
  await Promise.all([deps.snapshot.refresh(), deps.placeSnapshot.refresh()]);
  const known = deps.placeSnapshot.of(place);
  if (!known) await refuseUnknownPlace(deps, place);
  await refuseUnknownRemotes(deps, [...order, ...off], known);
  const outcome = await deps.places.change({ place, revision, order, off, who: actor.name });
  await deps.placeSnapshot.refresh();
  if (outcome.outcome === 'done') return outcome.arrangement;
  throw new DomainError('place_changed', {
    place,
    revision: String(outcome.arrangement?.revision ?? 0),
    setBy: outcome.arrangement?.setBy ?? '',
  });
}

async function refuseUnknownPlace(deps: Deps, place: string): Promise<void> {
  const live = await readLiveMeetings(deps);
  const keys = live.flatMap(({ slots = [], fills = [] }) => [
    ...slots.map(keyOfSlot),
    ...fills.map(keyOfFill),
  ]);
  if (!keys.includes(place))
    throw new DomainError('place_refused', {
      problem: `nenhuma parte no ar oferece ou preenche o lugar ${place}`,
    });
}

/** A misspelt name would do nothing for ever. One that is named already may stay, though its remote is gone. */
async function refuseUnknownRemotes(
  { catalog, snapshot }: Deps,
  names: readonly string[],
  known: PlaceArrangement | undefined,
): Promise<void> {
  const built = (await catalog.entries()).map(({ remote }) => remote.name);
  const published = snapshot.known()?.versions.map(({ remote }) => remote) ?? [];
  const good = new Set([...built, ...published, ...(known?.order ?? []), ...(known?.off ?? [])]);
  const unknown = [...new Set(names)].filter((name) => !good.has(name));
  if (unknown.length > 0)
    throw new DomainError('place_refused', {
      problem: `o registro não conhece ${unknown.join(' nem ')}`,
    });
}
