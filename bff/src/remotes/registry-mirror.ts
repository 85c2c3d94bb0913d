import type { Logger } from '../logging/logger.ts';
import type { Clock } from '../ports/clock.ts';
import type { FlagSnapshot } from './flag-snapshot.ts';
import type { MirroredFiles } from './mirrored-files.ts';
import type { PlaceSnapshot } from './place-snapshot.ts';
import type { RegistryFile } from './registry-file.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

/** Files that could not be copied are asked for again after this long. */
const COPY_AGAIN_MS = 60_000;

/** What this node needs to show released versions while the database is away, on its disk. */
export interface RegistryMirror {
  /** Gives the snapshots what the disk holds, before they ask the database. Logs, and gives nothing, where it is unusable. */
  restore(): Promise<void>;
  /** Writes what changed since it was last written, and copies files. Logs the first of several failures. */
  keep(): Promise<void>;
}

interface Parts {
  snapshot: Pick<ReleaseSnapshot, 'source' | 'known' | 'knows' | 'refusal' | 'restore'>;
  flagSnapshot: Pick<FlagSnapshot, 'flags' | 'restore'>;
  placeSnapshot: Pick<PlaceSnapshot, 'places' | 'restore'>;
  file: RegistryFile;
  files: Pick<MirroredFiles, 'copy' | 'tidy'>;
  clock: Pick<Clock, 'now'>;
  logger: Logger;
}

export function createRegistryMirror({
  snapshot,
  flagSnapshot,
  placeSnapshot,
  file,
  files,
  clock,
  logger,
}: Parts): RegistryMirror {
  let written = '';
  let copied = '';
  let copyAgainAt = 0;
  let failing = false;

  const write = async () => {
    const known = snapshot.known();
    if (!known) return;
    const [flags, places] = [flagSnapshot.flags(), placeSnapshot.places()];
    const { channels, versions, keys, servers, endedPreviews } = known;
    const content = JSON.stringify([channels, versions, keys, servers, endedPreviews, flags, places]);
    if (content === written) return;
    await file.write({ ...known, flags, places });
    written = content;
  };

  const copy = async () => {
    const known = snapshot.known();
    // One whose signature does not hold is kept by name, so that a start knows why another is shown.
    const shown = known?.records.filter(({ remote, version }) => !snapshot.refusal(remote, version)) ?? [];
    const wanted = shown.map(({ remote, version }) => `${remote}@${version}`).join();
    const now = clock.now().getTime();
    if (!known || wanted === copied || now < copyAgainAt) return;
    copyAgainAt = now + COPY_AGAIN_MS;
    try {
      await files.copy(shown);
    } finally {
      await files.tidy(shown, snapshot.knows);
    }
    copied = wanted;
    copyAgainAt = 0;
  };

  return {
    async restore() {
      try {
        const mirrored = await file.read();
        if (!mirrored) return;
        snapshot.restore(mirrored);
        flagSnapshot.restore(mirrored.flags);
        placeSnapshot.restore(mirrored.places);
      } catch (err) {
        logger.error({ err }, 'the mirror of the registry is not usable and is ignored');
      }
    },
    async keep() {
      if (snapshot.source().from !== 'database') return;
      // What is live is worth writing although its files cannot be copied: a page then falls back to the version before.
      const outcomes = await Promise.allSettled([write(), copy()]);
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure && !failing)
        logger.error({ err: failure.reason }, 'the mirror of the registry is not up to date');
      failing = failure !== undefined || copyAgainAt > 0;
    },
  };
}
