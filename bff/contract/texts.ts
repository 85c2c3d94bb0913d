import { z } from '@hono/zod-openapi';
import { LONGEST_LISTING_FIELDS } from './browser/limits.ts';
import { marketplaces } from './browser/marketplaces.ts';
import { textTools } from './browser/text-tools.ts';
import { ChannelId } from './channels.ts';

export const Marketplace = z.enum(marketplaces.map(({ id }) => id)).openapi('Marketplace');
export type Marketplace = z.infer<typeof Marketplace>;

export const TextTool = z.enum(textTools.map(({ name }) => name)).openapi('TextTool');
export type TextTool = z.infer<typeof TextTool>;

const Words = (longest: number) => z.string().trim().max(longest).default('');

/** `POST /api/titles`: at least one of the two is needed. */
export const TitleRequest = z
  .object({
    description: Words(LONGEST_LISTING_FIELDS.description),
    keywords: Words(LONGEST_LISTING_FIELDS.keywords),
    marketplace: Marketplace.default(marketplaces[0].id),
  })
  .openapi('TitleRequest');
export type TitleRequest = z.infer<typeof TitleRequest>;

/** `POST /api/keywords`: at least one of the two is needed. */
export const KeywordRequest = z
  .object({
    title: Words(LONGEST_LISTING_FIELDS.title),
    description: Words(LONGEST_LISTING_FIELDS.description),
  })
  .openapi('KeywordRequest');
export type KeywordRequest = z.infer<typeof KeywordRequest>;

/** What both tools say beside their texts. `charged` is false where the day's free allowance paid. */
const Made = { id: z.uuid(), charged: z.boolean(), demonstration: z.boolean() };

/** Exactly three titles within the marketplace's limit. */
export const TitleAnswer = z.object({ ...Made, titles: z.array(z.string()) }).openapi('TitleAnswer');
export type TitleAnswer = z.infer<typeof TitleAnswer>;

/** At most fifteen different keywords. */
export const KeywordAnswer = z.object({ ...Made, keywords: z.array(z.string()) }).openapi('KeywordAnswer');
export type KeywordAnswer = z.infer<typeof KeywordAnswer>;

/** One finished request of the history: its input, and the titles, keywords or texts of a listing that it brought. */
export const TextRecord = z
  .object({
    id: z.uuid(),
    tool: TextTool,
    input: z.object({
      title: z.string().optional(),
      description: z.string().optional(),
      keywords: z.string().optional(),
      marketplace: Marketplace.optional(),
      /** Of a listing: whose, and where. */
      product: z.uuid().optional(),
      channel: ChannelId.optional(),
    }),
    texts: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .openapi('TextRecord');
export type TextRecord = z.infer<typeof TextRecord>;

/** `GET /api/texts?tool=&page=&search=`: newest first, 20 a page. Accents and case of a search do not matter. */
export const TextHistory = z
  .object({ records: z.array(TextRecord), page: z.int().min(1), hasMore: z.boolean() })
  .openapi('TextHistory');
export type TextHistory = z.infer<typeof TextHistory>;
