import { z } from '@hono/zod-openapi';

/** Where remotes meet that do not know of each other (docs/decisions/093): places that one draws and others fill, and events. */

/** The owner without `mfe-`, and the place: `library.picture-actions`. */
const MeetingName = z.string().regex(/^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,59}$/);
const MeetingVersion = z.int().min(1).max(999);

/** A place that a remote draws with `<Slot>`. */
export const OfferedSlot = z.object({ name: MeetingName, version: MeetingVersion });
export type OfferedSlot = z.infer<typeof OfferedSlot>;

/** What a remote shows in a place, mostly of another remote. Fills with a lower `order` come first. */
export const SlotFill = z.object({
  slot: MeetingName,
  version: MeetingVersion,
  /** The exposed module: `./fill-picture-actions` is `src/fills/picture-actions.tsx`. */
  expose: z.string().regex(/^\.\/fill-[a-z0-9-]{1,60}$/),
  order: z.number().default(100),
  /** What the live map calls it. */
  label: z.string().trim().min(1).max(80),
});
export type SlotFill = z.infer<typeof SlotFill>;

const KEY = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,59}@[1-9]\d{0,2}$/;

/** An event by name and version: `library.images-deleted@1`. */
export const EventKey = z.string().regex(KEY);

/** A place by name and version: `library.picture-actions@1`. */
export const PlaceKey = z.string().regex(KEY);

/** How the operator wants a place, by the names of remotes. Those that `order` does not name follow by the `order` of their manifests. */
export const Arrangement = z.object({ order: z.array(z.string()), off: z.array(z.string()) });
export type Arrangement = z.infer<typeof Arrangement>;

/**
 * The part of `remote.json` about others. All of it is optional and stays out where it is not written: the digest of a version that was
 * published before is the same as then.
 */
export const MeetingPlaces = z.object({
  slots: z.array(OfferedSlot).max(40).optional(),
  fills: z.array(SlotFill).max(40).optional(),
  events: z
    .object({
      publishes: z.array(EventKey).max(40).optional(),
      listens: z.array(EventKey).max(40).optional(),
    })
    .optional(),
});
export type MeetingPlaces = z.infer<typeof MeetingPlaces>;
