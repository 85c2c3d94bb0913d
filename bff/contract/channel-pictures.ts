import { z } from '@hono/zod-openapi';
import { ChannelId } from './channels.ts';

/** What of a picture is measured against a channel's rules. */
export const CheckedRule = z.enum([
  ...(['format', 'transparency', 'leastSide', 'leastLongSide', 'mostSide', 'ratio'] as const),
  ...(['mostBytes', 'white', 'fill', 'textOnCover', 'enlargement', 'cutOut'] as const),
  ...(['metadata', 'declaration'] as const),
]);
export type CheckedRule = z.infer<typeof CheckedRule>;

/** Pixels, bytes, shares of 1, or words such as the name of a format. */
const Measure = z.union([z.number(), z.string()]);

export const PictureCheck = z
  .object({ rule: CheckedRule, ok: z.boolean(), measured: Measure, wanted: Measure })
  .openapi('PictureCheck');
export type PictureCheck = z.infer<typeof PictureCheck>;

/**
 * A picture as a channel asks for it, as a JPEG at an address that the BFF signed, and what was measured of it. Without a
 * file where it cannot be what the channel asks: the checks say why.
 */
export const ChannelPicture = z
  .object({
    channel: ChannelId,
    file: z.object({ url: z.string(), width: z.int(), height: z.int(), bytes: z.int() }).nullable(),
    checks: z.array(PictureCheck),
  })
  .openapi('ChannelPicture');
export type ChannelPicture = z.infer<typeof ChannelPicture>;
