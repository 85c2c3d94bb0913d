import { z } from '@hono/zod-openapi';
import { RemoteFlag } from './remote-flags.ts';

/** `GET /api/remote-meetings`: where live remotes meet, also where a side is missing, and what is shown to some users. */
export const RemoteMeetings = z
  .object({
    /** Only while the database is away: the instant of what this node knows. */
    asOf: z.iso.datetime().optional(),
    slots: z.array(
      z.object({
        /** `library.picture-actions@1`. */
        key: z.string(),
        /** Null where no live remote offers it. */
        offeredBy: z.string().nullable(),
        fills: z.array(z.object({ remote: z.string(), label: z.string() })),
      }),
    ),
    events: z.array(
      z.object({ key: z.string(), publishers: z.array(z.string()), listeners: z.array(z.string()) }),
    ),
    flags: z.array(RemoteFlag),
  })
  .openapi('RemoteMeetings');
export type RemoteMeetings = z.infer<typeof RemoteMeetings>;
