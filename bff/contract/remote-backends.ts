import { z } from '@hono/zod-openapi';

/** What a remote's backend may weigh, and how many migrations it may have. */
export const BACKEND_LIMITS = {
  entryBytes: 1024 * 1024,
  migrations: 50,
  migrationBytes: 64 * 1024,
} as const;

/** The file of a build that holds the backend as one script. */
export const BACKEND_ENTRY = 'backend.js';

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** `001_create_coupons.sql`: the number decides the order. */
export const MigrationName = z.string().regex(/^\d{3}_[a-z0-9_]{1,60}\.sql$/);

/** What `build.json` says of a remote's own backend: the hash of its script, and of each migration in their order. */
export const RemoteBackend = z
  .object({
    integrity: Integrity,
    migrations: z
      .array(z.object({ name: MigrationName, integrity: Integrity }))
      .max(BACKEND_LIMITS.migrations),
  })
  .openapi('RemoteBackend');
export type RemoteBackend = z.infer<typeof RemoteBackend>;
