/** How the operator wants a place, by the names of remotes. Those that `order` does not name follow by the `order` of their manifests. */
interface Arrangement {
  order: readonly string[];
  off: readonly string[];
}

interface Placed {
  remote: string;
  /** Of its manifest. */
  order: number;
}

/** Compares what stands in one place: as it is arranged, then by their manifests, then by name. */
export function inPlace(arrangement?: Pick<Arrangement, 'order'>): (a: Placed, b: Placed) => number {
  const names = arrangement?.order ?? [];
  const rank = (remote: string) => (names.includes(remote) ? names.indexOf(remote) : names.length);
  return (a, b) =>
    rank(a.remote) - rank(b.remote) ||
    a.order - b.order ||
    Number(a.remote > b.remote) - Number(a.remote < b.remote);
}

/** Whether the operator switched a remote off in a place. */
export const isOff = (remote: string, arrangement?: Pick<Arrangement, 'off'>): boolean =>
  arrangement?.off.includes(remote) ?? false;
