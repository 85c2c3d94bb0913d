import { z } from '@hono/zod-openapi';

/** `GET /api/account/second-factor`. */
export const SecondFactorState = z
  .object({
    enabled: z.boolean(),
    recoveryCodes: z.number().int().openapi({ description: 'How many are left' }),
  })
  .openapi('SecondFactorState');
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** `POST /api/account/second-factor`. The password is asked of every account that has one. */
export const SecondFactorStart = z
  .object({ password: z.string().max(200).optional() })
  .openapi('SecondFactorStart');

/** What an authenticator needs, as a text to type and as the address of a QR code. */
export const SecondFactorKey = z
  .object({ secret: z.string(), address: z.string() })
  .openapi('SecondFactorKey');
export type SecondFactorKey = z.infer<typeof SecondFactorKey>;

/** Six digits, or a recovery code where one is taken. */
export const SecondFactorCode = z.object({ code: z.string().max(40) }).openapi('SecondFactorCode');

/** Shown once: the server keeps hashes. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).openapi('RecoveryCodes');
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** `POST /api/account/second-factor/vouch`: the access token of another session of the same user. */
export const VouchedSession = z.object({ token: z.string().max(8192) }).openapi('VouchedSession');

/** `DELETE /api/account/second-factor`: either of them. */
export const SecondFactorEnd = z
  .object({ password: z.string().max(200).optional(), code: z.string().max(40).optional() })
  .openapi('SecondFactorEnd');
export type SecondFactorEnd = z.infer<typeof SecondFactorEnd>;
