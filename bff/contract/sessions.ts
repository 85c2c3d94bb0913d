import { z } from '@hono/zod-openapi';

/** One sign-in on one device. */
export const DeviceSession = z
  .object({
    id: z.uuid(),
    current: z.boolean().openapi({ description: 'Whether this call was made by it' }),
    browser: z.string().nullable().openapi({ example: 'Chrome' }),
    system: z.string().nullable().openapi({ example: 'Android' }),
    lastUsedAt: z.iso.datetime().openapi({ description: 'When its session was last opened or renewed' }),
  })
  .openapi('DeviceSession');
export type DeviceSession = z.infer<typeof DeviceSession>;

/** `GET /api/sessions`: this device first, then the one used last. */
export const DeviceSessionList = z.object({ sessions: z.array(DeviceSession) }).openapi('DeviceSessionList');
export type DeviceSessionList = z.infer<typeof DeviceSessionList>;
