import { z } from '@hono/zod-openapi';
import { channels } from './browser/channels/index.ts';

export const ChannelId = z.enum(channels.map(({ id }) => id)).openapi('ChannelId');
export type ChannelId = z.infer<typeof ChannelId>;

const rule = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({
      value,
      source: z.string().min(1),
      checkedOn: z.iso.date(),
      confidence: z.enum(['high', 'medium', 'low']),
    })
    .optional();

const pixels = z.int().min(1).max(20_000);
const share = z.number().gt(0).max(1);
const length = z.int().min(1);

const PictureRules = z.strictObject({
  formats: rule(z.array(z.enum(['jpeg', 'png', 'webp', 'heic', 'gif', 'bmp'])).min(1)),
  leastSide: rule(pixels),
  leastLongSide: rule(pixels),
  mostSide: rule(pixels),
  zoomSide: rule(pixels),
  recommended: rule(z.strictObject({ width: pixels, height: pixels })),
  ratio: rule(z.strictObject({ least: z.number().positive(), most: z.number().positive() })),
  mostBytes: rule(z.int().min(1)),
  mostPictures: rule(z.int().min(1)),
  white: rule(z.enum(['cover', 'every'])),
  fill: rule(share),
  transparency: rule(z.literal('refused')),
  textOnCover: rule(z.literal('refused')),
  drawnByModel: rule(z.literal('declared')),
});

const TextRules = z.strictObject({
  title: rule(length),
  familyName: rule(z.literal(true)),
  titleAfterSale: rule(z.literal('fixed')),
  highlights: rule(length),
  description: rule(length),
  descriptionForm: rule(z.literal('plain text')),
  bullets: rule(
    z.strictObject({ least: length, most: length, shortest: length, longest: length, together: length }),
  ),
  searchTermBytes: rule(length),
  refusedSigns: rule(z.string().min(1)),
  refusedContents: rule(z.array(z.string()).min(1)),
  mostOfOneWord: rule(length),
  modelWritten: rule(z.strictObject({ field: z.string().min(1), sourceType: z.string().min(1) })),
});

/** Every marketplace's rules. A rule that lacks its source, its day or a value that makes sense stops the server at its start. */
export const ChannelList = z.array(
  z.strictObject({
    id: ChannelId,
    article: z.enum(['o', 'a']),
    name: z.string().min(1),
    pictures: PictureRules,
    texts: TextRules,
  }),
);
