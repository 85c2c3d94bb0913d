import { useSearchParams } from '@andromeda/platform';

/** Search and page as the address keeps them, so that a link, a reload and 'back' show the same products. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = pageFrom(params.get('page'));
  const change = (values: { search?: string; page: string }, replace: boolean) =>
    setParams((now) => changed(now, values), { replace, preventScrollReset: true });
  return {
    query: { page, ...(search.trim() && { search: search.trim() }) },
    search,
    searchFor: (text: string) => change({ search: text, page: '' }, true),
    showPage: (next: number, { replace = false } = {}) =>
      change({ page: next === 1 ? '' : String(next) }, replace),
  };
}

function changed(now: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function pageFrom(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
