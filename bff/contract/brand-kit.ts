import { z } from '@hono/zod-openapi';
import { logoCorners, tagStyles, typeFaces } from './browser/brand/index.ts';

const idsOf = <Id extends string>(choices: readonly { id: Id }[]) => z.enum(choices.map(({ id }) => id));

/** `#RRGGBB`, in capitals. */
const HexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .transform((color) => color.toUpperCase());

/** `PUT /api/brand-kit`: what a shop chose, but for its logo. A colour that is null follows the picture. */
export const BrandKitChange = z
  .object({
    mainColor: HexColor.nullable(),
    accentColor: HexColor.nullable(),
    headingFace: idsOf(typeFaces),
    bodyFace: idsOf(typeFaces),
    logoCorner: idsOf(logoCorners),
    tagStyle: idsOf(tagStyles),
  })
  .openapi('BrandKitChange');
export type BrandKitChange = z.infer<typeof BrandKitChange>;

/** `GET /api/brand-kit`: the shop's look. `updatedAt` is null, and all else as usual, where the user has saved none. */
export const BrandKit = BrandKitChange.extend({
  /** A PNG at an address that expires. */
  logo: z.object({ url: z.string(), width: z.int().min(1), height: z.int().min(1) }).nullable(),
  updatedAt: z.iso.datetime().nullable(),
}).openapi('BrandKit');
export type BrandKit = z.infer<typeof BrandKit>;
