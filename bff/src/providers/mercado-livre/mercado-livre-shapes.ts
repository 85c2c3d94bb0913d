import { z } from 'zod';
import type { MarketplaceFinding, MarketplaceListing } from '../../../contract/marketplace.ts';
import type { ListingNow } from '../../ports/marketplace.ts';

/** 'Autenticação e Autorização': `expires_in` in seconds (21600); `refresh_token` with the scope offline_access. */
export const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number(),
  user_id: z.union([z.number(), z.string()]).transform(String),
});

/** 'Consulta de usuários': `GET /users/me`. */
export const UserAnswer = z.object({ nickname: z.string().min(1).max(200) });

/** 'Itens e buscas': `GET /users/{id}/items/search`. */
export const SearchAnswer = z.object({
  results: z.array(z.string()),
  paging: z.object({ total: z.int().min(0) }),
});

/** 'Publicar produtos' and 'Variações': the parts of an item that are used. */
const Item = z.object({
  id: z.string(),
  title: z.string(),
  category_id: z.string().nullish(),
  permalink: z.string().nullish(),
  status: z.string().nullish(),
  catalog_listing: z.boolean().nullish(),
  thumbnail: z.string().nullish(),
  secure_thumbnail: z.string().nullish(),
  pictures: z.array(z.object({ id: z.string(), secure_url: z.string().nullish() })).nullish(),
  variations: z.array(z.unknown()).nullish(),
});

export const ItemAnswer = Item.transform((item): ListingNow => {
  const pictures = item.pictures ?? [];
  const thumbnail = pictures[0]?.secure_url ?? item.secure_thumbnail ?? item.thumbnail ?? null;
  return {
    id: item.id,
    title: item.title,
    categoryId: item.category_id ?? '',
    url: item.permalink ?? '',
    // Some answers still name http.
    thumbnailUrl: thumbnail?.replace(/^http:\/\/(?=[\w.-]*mlstatic\.com\/)/, 'https://') ?? null,
    status: statusOf(item.status),
    pictures: pictures.length,
    pictureIds: pictures.map(({ id }) => id),
    fixed: fixedBy(item),
  };
});

/** 'Itens e buscas': a multiget answers each item with its own code. */
export const ItemsAnswer = z.array(z.object({ code: z.number(), body: z.unknown() })).transform((all) =>
  all.flatMap(({ code, body }): MarketplaceListing[] => {
    const item = code === 200 ? ItemAnswer.safeParse(body) : null;
    if (!item?.success) return [];
    const { categoryId: _category, pictureIds: _pictures, ...listing } = item.data;
    return [listing];
  }),
);

function statusOf(status: string | null | undefined): MarketplaceListing['status'] {
  return status === 'active' || status === 'paused' || status === 'closed' ? status : 'other';
}

/** Each variation shows pictures of its own, those of a catalogue listing are the catalogue's, and a closed one cannot be changed. */
function fixedBy({
  variations,
  catalog_listing,
  status,
}: z.output<typeof Item>): MarketplaceListing['fixed'] {
  if (status === 'closed') return 'closed';
  if (catalog_listing) return 'catalogue';
  return variations && variations.length > 0 ? 'variations' : null;
}

/** 'Imagens nos anúncios': `POST /pictures/items/upload`. */
export const UploadAnswer = z.object({ id: z.string().min(1) });

const known = ['white_background', 'minimum_size', 'text_logo', 'watermark'] as const;

/**
 * 'Diagnóstico de imagens': `POST /moderations/pictures/diagnostic`. The document shows the request and the four criteria; that each
 * diagnostic has `action` and a list of `detections` with `name` and `wordings` was read in public code that calls it.
 */
export const DiagnosticAnswer = z
  .object({
    diagnostics: z
      .array(
        z.object({
          detections: z
            .array(
              z.object({
                name: z.string(),
                wordings: z
                  .array(z.object({ value: z.string() }))
                  .nullish()
                  .catch(null),
              }),
            )
            .nullish(),
        }),
      )
      .nullish(),
  })
  .transform(({ diagnostics }) => {
    const findings = (diagnostics ?? []).flatMap(({ detections }) => detections ?? []).map(findingOf);
    return findings.filter(
      ({ kind, words }, index) =>
        findings.findIndex((other) => other.kind === kind && other.words === words) === index,
    );
  });

function findingOf(detection: {
  name: string;
  wordings?: { value: string }[] | null | undefined;
}): MarketplaceFinding {
  const kind = known.find((name) => name === detection.name);
  if (kind) return { kind, words: null };
  return { kind: 'other', words: detection.wordings?.[0]?.value ?? detection.name };
}
