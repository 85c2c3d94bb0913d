import type { Context } from 'hono';

/** The JSON of a beacon, whatever its content type says; null for anything else. */
export async function readBeacon(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    return null;
  }
}
