import { z } from '@hono/zod-openapi';
import { RemoteName } from './page-config.ts';

/** `library.new-grid`: the remote without `mfe-`, and what is tried. */
export const FlagName = z.string().regex(/^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,59}$/);

/** Users whom one flag can name. */
export const MOST_NAMED_USERS = 200;

/** Something that a remote shows to some users. It changes what a screen shows and no rule of the server (docs/decisions/093). */
export const RemoteFlag = z
  .object({
    name: FlagName,
    remote: RemoteName,
    /** Of all users, always the same ones. */
    percent: z.number().min(0).max(100),
    /** How many users are named besides. */
    namedUsers: z.int().min(0),
    note: z.string(),
    /** Counts every change; a change names the one it was decided on. */
    revision: z.int().min(0),
    setBy: z.string(),
    changedAt: z.iso.datetime(),
  })
  .openapi('RemoteFlag');
export type RemoteFlag = z.infer<typeof RemoteFlag>;

/**
 * `POST /api/remotes/{remote}/flags/{flag}`. What is left out stays; a flag that does not exist is made, at revision 0. `remove` makes it
 * unknown, which is off for everybody.
 */
export const FlagChange = z
  .object({
    revision: z.int().min(0),
    percent: z.number().min(0).max(100).optional(),
    note: z.string().trim().max(200).optional(),
    /** Users who have it in any case, by their ids. */
    addUsers: z.array(z.uuid()).max(MOST_NAMED_USERS).optional(),
    removeUsers: z.array(z.uuid()).max(MOST_NAMED_USERS).optional(),
    remove: z.boolean().optional(),
  })
  .openapi('FlagChange');
export type FlagChange = z.infer<typeof FlagChange>;

/** Null once it was removed. */
export const FlagAnswer = z.object({ flag: RemoteFlag.nullable() }).openapi('FlagAnswer');
