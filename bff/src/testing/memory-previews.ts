import { randomUUID } from 'node:crypto';
import type { StandingPreview, TrailEntry } from '../../contract/releases.ts';
import type { Clock } from '../ports/clock.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';

/** Preview links over a list, by the same rules as the database's functions. */
export function createMemoryPreviews(clock: Clock, note: (entry: Omit<TrailEntry, 'at'>) => void) {
  const links: (StandingPreview & { ended: boolean })[] = [];
  const opens = ({ ended, until }: (typeof links)[number]) =>
    !ended && Date.parse(until) > clock.now().getTime();
  const methods: Pick<RemoteRegistry, 'createPreview' | 'previews' | 'endPreviews'> = {
    createPreview: async ({ remote, version, until }, madeBy) => {
      const madeAt = clock.now().toISOString();
      const link = { id: randomUUID(), remote, version, until: until.toISOString(), madeBy, madeAt };
      links.unshift({ ...link, ended: false });
      note({ who: madeBy, what: 'preview', remote, version, detail: { until: link.until, id: link.id } });
      return link;
    },
    previews: async (remote, version) =>
      links
        .filter((link) => opens(link) && [null, link.remote].includes(remote))
        .filter((link) => [null, link.version].includes(version))
        .map(({ ended: _, ...link }) => link),
    endPreviews: async (named, who) => {
      const isNamed = (link: StandingPreview) =>
        link.remote === named.remote &&
        ('id' in named ? link.id === named.id : link.version === named.version);
      const ending = links.filter((link) => isNamed(link) && opens(link)).reverse();
      for (const link of ending) {
        link.ended = true;
        const { id, remote, version, madeBy, until } = link;
        note({ who, what: 'preview_ended', remote, version, detail: { id, madeBy, until } });
      }
      return { ended: ending.length, known: ending.length > 0 || ('id' in named && links.some(isNamed)) };
    },
  };
  return { ended: () => links.filter(({ ended }) => ended).map(({ id }) => id), methods };
}
