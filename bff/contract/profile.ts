import { z } from '@hono/zod-openapi';
import { LONGEST_NAME } from './browser/limits.ts';

/**
 * `GET /api/profile`. `phone` is digits only, or empty where the identity provider gave none. `isMember`: in the team of some remote; it is
 * never said of administrators.
 */
export const Profile = z
  .object({
    fullName: z.string(),
    phone: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    isMember: z.boolean(),
  })
  .openapi('Profile');
export type Profile = z.infer<typeof Profile>;

/** `PATCH /api/profile`. */
export const ProfileChange = z
  .object({ fullName: z.string().trim().min(1).max(LONGEST_NAME) })
  .openapi('ProfileChange');
export type ProfileChange = z.infer<typeof ProfileChange>;
