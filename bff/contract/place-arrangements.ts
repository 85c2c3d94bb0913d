import { z } from '@hono/zod-openapi';
import { Arrangement, PlaceKey } from './meeting-places.ts';
import { RemoteName } from './page-config.ts';

/** Remotes that one arrangement can name. */
const MOST_NAMED = 100;

/** How the operator wants a place (docs/decisions/121). It may name remotes that fill the place no longer, or not yet. */
export const PlaceArrangement = Arrangement.extend({
  place: PlaceKey,
  /** Counts every change; a change names the one it was decided on. */
  revision: z.int().min(0),
  setBy: z.string(),
  changedAt: z.iso.datetime(),
}).openapi('PlaceArrangement');
export type PlaceArrangement = z.infer<typeof PlaceArrangement>;

const names = z.array(RemoteName).max(MOST_NAMED);

/**
 * `POST /api/remote-places/{place}`: the whole arrangement, decided on a revision, which is 0 for a place that nobody arranged. Without any
 * name the place is again as the manifests say.
 */
export const PlaceChange = z
  .object({ revision: z.int().min(0), order: names, off: names })
  .openapi('PlaceChange');
export type PlaceChange = z.infer<typeof PlaceChange>;

/** Null once the place is as the manifests say. */
export const PlaceAnswer = z.object({ arrangement: PlaceArrangement.nullable() }).openapi('PlaceAnswer');
