import { z } from '@hono/zod-openapi';
import { RemoteName } from './page-config.ts';
import { CHECKER } from './version-checks.ts';

/** What a deploy token may do: publish and preview; also show to up to half of the users, and withdraw that; or all. */
export const TokenRank = z.enum(['publish', 'canary', 'release']);
export type TokenRank = z.infer<typeof TokenRank>;

/** A deploy token without its secret. `remote` is `*` for all of them, and `checker` for the one of a checker. */
export const ReleaseToken = z
  .object({
    id: z.uuid(),
    remote: z.string(),
    label: z.string(),
    rank: TokenRank,
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    /** Null for one that holds until it is revoked. */
    expiresAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
  })
  .openapi('ReleaseToken');
export type ReleaseToken = z.infer<typeof ReleaseToken>;
export const ReleaseTokens = z.object({ tokens: z.array(ReleaseToken) }).openapi('ReleaseTokens');
export const ReleaseTokenRequest = z
  .object({
    remote: z.union([z.literal(['*', CHECKER]), RemoteName]),
    // What a server publishes of its own disk has this name in the trail.
    label: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .refine((label) => label !== 'start'),
    days: z.number().min(0.01).max(3650).nullable().default(null),
    rank: TokenRank.default('release'),
  })
  // A checker shows nothing, whatever its rank.
  .refine(({ remote, rank }) => remote !== CHECKER || rank === 'release', { path: ['rank'] })
  .openapi('ReleaseTokenRequest');
export type ReleaseTokenRequest = z.output<typeof ReleaseTokenRequest>;
/** `secret` is shown this once. */
export const NewReleaseToken = z
  .object({ token: ReleaseToken, secret: z.string() })
  .openapi('NewReleaseToken');
