import { MOST_PICTURES, type SandboxItem } from './sandbox-listings.ts';
import { refuse } from './sandbox-refusal.ts';
import type { SandboxAccount, SandboxApiParts } from './sandbox-state.ts';

const MOST_IDS = 20;

/** The calls about listings. */
export interface ItemCalls {
  search(account: SandboxAccount, query: URLSearchParams): Response;
  several(ids: string): Response;
  one(id: string): Response;
  change(account: SandboxAccount, id: string, request: Request): Promise<Response>;
}

export function itemCalls({ state, pagesUrl }: SandboxApiParts): ItemCalls {
  const find = (id: string) => {
    for (const account of state.accounts.values()) {
      const item = account.items.get(id);
      if (item) return { item, account };
    }
    return null;
  };
  const shape = ({ item, account }: { item: SandboxItem; account: SandboxAccount }) => {
    const pictures = item.pictureIds.map((id) => ({
      ...{ id, secure_url: `${pagesUrl}/fotos/${encodeURIComponent(id)}` },
      max_size: '1200x1200',
    }));
    return {
      ...{ id: item.id, site_id: 'MLB', title: item.title, seller_id: account.id },
      ...{ category_id: item.categoryId, status: item.status, catalog_listing: item.catalogue },
      permalink: `${pagesUrl}/anuncios/${item.id}`,
      ...{ thumbnail: pictures[0]?.secure_url ?? null, pictures },
      variations: Array.from({ length: item.variations }, (_, index) => ({ id: index + 1 })),
    };
  };
  const one = (id: string) => {
    const found = find(id);
    return found ? Response.json(shape(found)) : refuse(404, 'not_found', `Item with id ${id} not found`);
  };
  return {
    one,
    search(account, query) {
      const words = (query.get('q') ?? '').toLowerCase();
      const all = [...account.items.values()].filter(({ title }) => title.toLowerCase().includes(words));
      const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 50)];
      const results = all.slice(offset, offset + limit).map(({ id }) => id);
      return Response.json({
        seller_id: String(account.id),
        results,
        paging: { limit, offset, total: all.length },
      });
    },
    several(ids) {
      const asked = ids.split(',');
      if (asked.length > MOST_IDS) return refuse(400, 'bad_request', 'too many ids');
      return Response.json(
        asked.map((id) => {
          const found = find(id);
          return found ? { code: 200, body: shape(found) } : { code: 404, body: { error: 'not_found' } };
        }),
      );
    },
    async change(account, id, request) {
      const item = account.items.get(id);
      if (!item) return refuse(403, 'forbidden', 'the caller is not the seller of the item');
      const { pictures = [] } = (await request.json()) as { pictures?: { id: string }[] };
      const refusal = refusalOf(
        item,
        pictures.map((picture) => picture.id),
        (one) => state.pictures.has(one),
      );
      if (refusal)
        return refuse(400, 'validation_error', 'Validation error', [{ code: refusal, type: 'error' }]);
      item.pictureIds = pictures.map((picture) => picture.id);
      return one(id);
    },
  };
}

/** 'Validações': the code of what is wrong with a list of pictures. */
function refusalOf(
  { status, catalogue, pictureIds }: SandboxItem,
  wanted: readonly string[],
  isUploaded: (id: string) => boolean,
): string | null {
  if (status === 'closed') return 'item.status.invalid';
  if (catalogue) return 'item.pictures.not_modifiable';
  if (wanted.length === 0) return 'item.listing_type_id.requiresPictures';
  if (wanted.length > MOST_PICTURES) return 'item.pictures.max';
  const isKnown = (id: string) => isUploaded(id) || pictureIds.includes(id) || id.startsWith('60000');
  return wanted.every(isKnown) ? null : 'item.pictures.picture_not_found';
}
