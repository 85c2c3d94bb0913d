import { z } from '@hono/zod-openapi';
import { PlaceArrangement } from './place-arrangements.ts';
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
        /** In the order in which pages show them, with those that are switched off. */
        fills: z.array(z.object({ remote: z.string(), label: z.string() })),
        /** Where the operator arranged the place; it may name remotes that do not fill it. */
        arrangement: PlaceArrangement.optional(),
      }),
    ),
    events: z.array(
      z.object({ key: z.string(), publishers: z.array(z.string()), listeners: z.array(z.string()) }),
    ),
    flags: z.array(RemoteFlag),
  })
  .openapi('RemoteMeetings');
export type RemoteMeetings = z.infer<typeof RemoteMeetings>;
