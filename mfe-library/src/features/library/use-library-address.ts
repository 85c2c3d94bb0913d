import { type ImageQuery, useSearchParams } from '@andromeda/platform';
import { operationFrom } from './operation-filter.ts';

type Change = Partial<Record<'search' | 'operation' | 'favorites' | 'produto' | 'page', string>>;

/** Search, filter and page as the address keeps them, so that a link, a reload and 'back' show the same pictures. */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const operation = operationFrom(params.get('operation'));
  const favorites = params.get('favorites') === '1';
  const product = productFrom(params.get('produto'));
  const page = pageFrom(params.get('page'));
  const query: ImageQuery = {
    page,
    ...(operation && { operation }),
    ...(search.trim() && { search: search.trim() }),
    ...(favorites && { favorites }),
    ...(product && { product }),
  };
  const change = (values: Change, replace: boolean) =>
    setParams((now) => changed(now, values), { replace, preventScrollReset: true });
  return {
    query,
    search,
    searchFor: (text: string) => change({ search: text, page: '' }, true),
    filterBy: (value: string) => change({ operation: value, page: '' }, false),
    showFavorites: (only: boolean) => change({ favorites: only ? '1' : '', page: '' }, false),
    showPage: (next: number, { replace = false } = {}) =>
      change({ page: next === 1 ? '' : String(next) }, replace),
    showAllProducts: () => change({ produto: '', page: '' }, false),
    clear: () => change({ search: '', operation: '', favorites: '', produto: '', page: '' }, false),
  };
}

function changed(now: URLSearchParams, values: Change): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const productFrom = (value: string | null) => (/^[0-9a-f-]{36}$/.test(value ?? '') ? value : null);

function pageFrom(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
