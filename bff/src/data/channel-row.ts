import { z } from 'zod';
import type { RemoteChannel } from '../ports/remote-registry.ts';
import { Instant } from './rows.ts';

/** Who sees which version of a remote, as the database returns it. */
export const ChannelRow = z
  .object({
    remote: z.string(),
    live_version: z.string().nullable(),
    canary_version: z.string().nullable(),
    canary_percent: z.coerce.number(),
    earlier_versions: z.array(z.string()),
    revision: z.coerce.number(),
    set_by: z.string(),
    changed_at: Instant,
  })
  .transform(
    (row): RemoteChannel => ({
      remote: row.remote,
      liveVersion: row.live_version,
      canaryVersion: row.canary_version,
      canaryPercent: row.canary_percent,
      earlierVersions: row.earlier_versions,
      revision: row.revision,
      setBy: row.set_by,
      changedAt: row.changed_at,
    }),
  );
