import { z } from '@hono/zod-openapi';

/** Titles that one order brings, and keywords at most (docs/product.md#limits-and-times). */
export const TITLES = 3;
export const MOST_KEYWORDS = 15;

/** Where the listing is to stand, and the longest title there, in characters. */
export const TITLE_LIMITS = { mercado_livre: 60, shopee: 120, amazon: 200 } as const;

export const Marketplace = z.enum(['mercado_livre', 'shopee', 'amazon']).openapi('Marketplace');
export type Marketplace = z.infer<typeof Marketplace>;

export const TextTool = z.enum(['titles', 'keywords']).openapi('TextTool');
export type TextTool = z.infer<typeof TextTool>;

const Words = (longest: number) => z.string().trim().max(longest).default('');

/** `POST /api/titles`: at least one of the two is needed. */
export const TitleRequest = z
  .object({
    description: Words(4000),
    keywords: Words(1000),
    marketplace: Marketplace.default('mercado_livre'),
  })
  .openapi('TitleRequest');
export type TitleRequest = z.infer<typeof TitleRequest>;

/** `POST /api/keywords`: at least one of the two is needed. */
export const KeywordRequest = z
  .object({ title: Words(400), description: Words(4000) })
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

/** One finished order of the history: what was asked, and the titles or keywords that came. */
export const TextRecord = z
  .object({
    id: z.uuid(),
    tool: TextTool,
    input: z.object({
      title: z.string().optional(),
      description: z.string().optional(),
      keywords: z.string().optional(),
      marketplace: Marketplace.optional(),
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
