import { z } from '@hono/zod-openapi';

/** `GET /api/account/export`: the state of the user's copy of their data. */
export const DataExport = z
  .object({
    /** `none`: none was asked for. */
    status: z.enum(['none', 'preparing', 'ready', 'expired', 'failed']),
    /** Until when a ready copy may be downloaded. */
    expiresAt: z.iso.datetime().nullable(),
    /** From when another copy may be asked for while one is ready. */
    nextAt: z.iso.datetime().nullable(),
    /** Files written so far, while it is being made. */
    progress: z.object({ files: z.int(), of: z.int() }).nullable(),
    /** False where the user has more pictures than one copy may hold. */
    complete: z.boolean(),
    /** The ZIP files of a ready copy, in their order. `url` is good for an hour or two. */
    archives: z.array(z.object({ url: z.string(), bytes: z.int() })),
  })
  .openapi('DataExport');
export type DataExport = z.infer<typeof DataExport>;
