import { z } from '@hono/zod-openapi';
import { MOST_PREPARED, type Verdict, verdicts } from './browser/preparations/index.ts';
import { CheckedRule } from './channel-pictures.ts';
import { ChannelId } from './channels.ts';

/** How a prepared picture left: as a file, among others in a ZIP, to another app, or to a listing at Mercado Livre. */
export const PreparationWay = z.enum(['file', 'zip', 'share', 'mercado_livre']).openapi('PreparationWay');
export type PreparationWay = z.infer<typeof PreparationWay>;

export const ChannelVerdict = z.enum(Object.keys(verdicts) as [Verdict, ...Verdict[]]);

const pixels = z.int().min(1).max(20_000);

/** What was made of a picture for one channel: always a JPEG. The file is not stored, since it is made again in seconds. */
const PreparedCopy = z.object({
  channel: ChannelId,
  verdict: ChannelVerdict,
  /** What kept it from being simply ready. */
  reasons: z.array(CheckedRule).max(CheckedRule.options.length),
  /** Missing where nothing could be made for the channel. */
  file: z.object({ width: pixels, height: pixels, bytes: z.int().min(1).max(100_000_000) }).nullable(),
});

const NotedCopy = PreparedCopy.refine(
  ({ verdict, file }) => (verdict === 'unfit') === (file === null),
  'What is unfit has no file',
);

/** `POST /api/preparations`: what a user took by one press, of up to 200 pictures. `act` is made by the client for that press. */
export const PreparationNote = z
  .object({
    act: z.uuid(),
    way: PreparationWay,
    pictures: z
      .array(z.object({ imageId: z.uuid(), copies: z.array(NotedCopy).min(1).max(ChannelId.options.length) }))
      .min(1)
      .max(MOST_PREPARED),
  })
  .openapi('PreparationNote');
export type PreparationNote = z.infer<typeof PreparationNote>;

/** What was taken of one picture by one press, as its history tells it. */
export const PicturePreparation = z
  .object({
    /** The same for all pictures of the press. */
    act: z.uuid(),
    way: PreparationWay,
    createdAt: z.iso.datetime(),
    copies: z
      .array(
        PreparedCopy.extend({
          /** Whether the channel's rules were read anew since. */
          outdated: z.boolean(),
        }),
      )
      .min(1),
  })
  .openapi('PicturePreparation');
export type PicturePreparation = z.infer<typeof PicturePreparation>;
