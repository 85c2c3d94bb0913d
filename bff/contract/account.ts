import { z } from '@hono/zod-openapi';

/** `GET /api/account`: what the settings must know before the account may be deleted, and whether it is about to be. */
export const AccountState = z
  .object({
    /** False for an account that only signs in with Google. */
    hasPassword: z.boolean(),
    /** Whether the sign-in of this session is young enough to prove who asks, where there is no password. */
    signedInRecently: z.boolean(),
    deletion: z.object({ requestedAt: z.iso.datetime(), dueAt: z.iso.datetime() }).nullable(),
  })
  .openapi('AccountState');
export type AccountState = z.infer<typeof AccountState>;

/** `POST /api/account/deletion`. The password is asked of every account that has one. */
export const AccountDeletionRequest = z
  .object({ password: z.string().max(200).optional() })
  .openapi('AccountDeletionRequest');
export type AccountDeletionRequest = z.infer<typeof AccountDeletionRequest>;
