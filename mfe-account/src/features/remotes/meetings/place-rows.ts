import type { PlaceChange, RemoteMeetings } from '@andromeda/platform';

type Place = RemoteMeetings['slots'][number];

/** One remote in a place: what it shows there, nothing where it is only named, and whether it is shown. */
export interface PlaceRow {
  remote: string;
  labels: string[];
  shown: boolean;
}

/** What stands in a place, in its order. A remote that fills it no longer, or not yet, keeps its row as long as it is named. */
export function rowsOf({ fills, arrangement }: Place): PlaceRow[] {
  const { order = [], off = [] } = arrangement ?? {};
  const remotes = [...new Set([...order, ...fills.map(({ remote }) => remote), ...off])];
  return remotes.map((remote) => ({
    remote,
    labels: fills.filter((fill) => fill.remote === remote).map(({ label }) => label),
    shown: !off.includes(remote),
  }));
}

/** The rows with one of them a place further up or down. */
export function moved(rows: readonly PlaceRow[], remote: string, by: 1 | -1): PlaceRow[] {
  const from = rows.findIndex((row) => row.remote === remote);
  const [row, other] = [rows[from], rows[from + by]];
  if (!row || !other) return [...rows];
  return rows.with(from, other).with(from + by, row);
}

/**
 * What rows ask for; null where it is what stands already. Who only switches names no order, so that the manifests go on
 * deciding it.
 */
export function changeOf(place: Place, rows: readonly PlaceRow[]): PlaceChange | null {
  const before = rowsOf(place);
  const isMoved = rows.some(({ remote }, index) => remote !== before[index]?.remote);
  const isSwitched = rows.some(
    ({ remote, shown }) => shown !== before.find((row) => row.remote === remote)?.shown,
  );
  if (!isMoved && !isSwitched) return null;
  return {
    revision: place.arrangement?.revision ?? 0,
    order: isMoved ? rows.map(({ remote }) => remote) : (place.arrangement?.order ?? []),
    off: rows.filter(({ shown }) => !shown).map(({ remote }) => remote),
  };
}
