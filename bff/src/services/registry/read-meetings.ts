import { inPlace } from '../../../contract/browser/places/index.ts';
import type { MeetingPlaces, SlotFill } from '../../../contract/meeting-places.ts';
import type { PlaceArrangement } from '../../../contract/place-arrangements.ts';
import type { RemoteMeetings } from '../../../contract/remote-meetings.ts';
import { presentFlag } from './change-flag.ts';
import { liveVersion } from './house-checks.ts';
import { type Actor, maySee } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'catalog' | 'snapshot'>;

/** What one remote says of meeting others, in the version that everybody outside a canary sees. */
export interface LiveMeetings extends MeetingPlaces {
  remote: string;
}

/** All live remotes, by name. */
export async function readLiveMeetings({ catalog, snapshot }: Deps): Promise<LiveMeetings[]> {
  const built = (await catalog.entries()).map(({ remote }) => remote.name);
  const names = new Set([...built, ...snapshot.channels().map(({ remote }) => remote)]);
  return [...names].sort().flatMap((remote) => {
    const live = liveVersion({ catalog, snapshot }, remote);
    if (!live) return [];
    const { slots, fills, events } = live.description;
    return [{ remote, slots, fills, events }];
  });
}

/**
 * What a version would leave without its other side, one sentence each: a warning, since the other side may come later, or has
 * its own time to go.
 */
export function warnOfMeetings(
  name: string,
  { slots = [], fills = [], events = {} }: MeetingPlaces,
  live: readonly LiveMeetings[],
): string[] {
  const others = live.filter(({ remote }) => remote !== name);
  const before = live.find(({ remote }) => remote === name);
  const offered = new Set([{ slots }, ...others].flatMap((each) => each.slots?.map(keyOfSlot) ?? []));
  const published = new Set([{ events }, ...others].flatMap((each) => each.events?.publishes ?? []));
  const now = new Set(slots.map(keyOfSlot));
  const publishesNow = new Set(events.publishes);
  return [
    ...fills
      .filter((fill) => !offered.has(keyOfFill(fill)))
      .map((fill) => `Ninguém no ar oferece o lugar ${keyOfFill(fill)}: "${fill.label}" ainda não aparece.`),
    ...(before?.slots ?? [])
      .filter((slot) => !now.has(keyOfSlot(slot)))
      .flatMap((slot) =>
        others
          .filter(({ fills: theirs = [] }) => theirs.some((fill) => keyOfFill(fill) === keyOfSlot(slot)))
          .map(
            ({ remote }) =>
              `Esta versão não oferece mais o lugar ${keyOfSlot(slot)}, que ${remote} preenche no ar.`,
          ),
      ),
    ...(events.listens ?? [])
      .filter((event) => !published.has(event))
      .map((event) => `Ninguém no ar publica o evento ${event}, que este remoto ouve.`),
    ...(before?.events?.publishes ?? [])
      .filter((event) => !publishesNow.has(event))
      .flatMap((event) =>
        others
          .filter(({ events: theirs }) => theirs?.listens?.includes(event))
          .map(({ remote }) => `Esta versão não publica mais o evento ${event}, que ${remote} ouve no ar.`),
      ),
  ];
}

export const keyOfSlot = ({ name, version }: { name: string; version: number }) => `${name}@${version}`;
export const keyOfFill = ({ slot, version }: { slot: string; version: number }) => `${slot}@${version}`;

/**
 * Who meets whom among the live remotes, how the operator wants places, and the flags. A side that is missing stands as null or empty.
 * A member sees where remotes of their teams meet others, and the flags of these.
 */
export async function readMeetings(
  deps: Deps & Pick<ReleaseServices, 'flagSnapshot' | 'placeSnapshot'>,
  actor: Actor,
): Promise<RemoteMeetings> {
  const { snapshot, flagSnapshot, placeSnapshot } = deps;
  if (!snapshot.isAway())
    await Promise.all([snapshot.refresh(), flagSnapshot.refresh(), placeSnapshot.refresh()]);
  const { from, asOf } = snapshot.source();
  const live = await readLiveMeetings(deps);
  const events = new Map<string, RemoteMeetings['events'][number]>();
  const eventOf = (key: string) => {
    const known = events.get(key) ?? { key, publishers: [], listeners: [] };
    events.set(key, known);
    return known;
  };
  for (const { remote, events: own = {} } of live) {
    for (const key of own.publishes ?? []) eventOf(key).publishers.push(remote);
    for (const key of own.listens ?? []) eventOf(key).listeners.push(remote);
  }
  const sees = (names: readonly (string | null)[]) =>
    names.some((name) => name !== null && maySee(actor, name));
  const isOwnSlot = ({ offeredBy, fills, arrangement }: RemoteMeetings['slots'][number]) => {
    const named = [...(arrangement?.order ?? []), ...(arrangement?.off ?? [])];
    return sees([offeredBy, ...fills.map(({ remote }) => remote), ...named]);
  };
  const isOwnEvent = ({ publishers, listeners }: RemoteMeetings['events'][number]) =>
    sees([...publishers, ...listeners]);
  return {
    ...(from === 'mirror' && { asOf }),
    slots: slotsOf(live, placeSnapshot.places()).filter(isOwnSlot),
    events: [...events.values()].filter(isOwnEvent).sort(byKey),
    flags: flagSnapshot
      .flags()
      .filter(({ remote }) => maySee(actor, remote))
      .map(presentFlag),
  };
}

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

/** The places of live remotes, and those that are arranged though no live remote has them. */
function slotsOf(
  live: readonly LiveMeetings[],
  arrangements: readonly PlaceArrangement[],
): RemoteMeetings['slots'] {
  const slots = new Map<string, { key: string; offeredBy: string | null; fills: PlacedFill[] }>();
  const slotOf = (key: string) => {
    const known = slots.get(key) ?? { key, offeredBy: null, fills: [] };
    slots.set(key, known);
    return known;
  };
  for (const { remote, slots: offers = [], fills = [] } of live) {
    for (const slot of offers) slotOf(keyOfSlot(slot)).offeredBy = remote;
    for (const fill of fills) slotOf(keyOfFill(fill)).fills.push({ ...fill, remote });
  }
  for (const { place } of arrangements) slotOf(place);
  return [...slots.values()].sort(byKey).map(({ fills, ...slot }) => {
    const arrangement = arrangements.find(({ place }) => place === slot.key);
    const inOrder = fills.sort(inPlace(arrangement)).map(({ remote, label }) => ({ remote, label }));
    return { ...slot, fills: inOrder, ...(arrangement && { arrangement }) };
  });
}

type PlacedFill = SlotFill & { remote: string };
